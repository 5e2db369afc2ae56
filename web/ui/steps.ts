import { useState } from 'react'
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** One step of a form: its name and the fields on it. */
export type StepPlan<Values extends FieldValues> = {
  key: string
  title: string
  fields: readonly FieldPath<Values>[]
}

/** A step as it stands. */
export type Step<Values extends FieldValues> = StepPlan<Values> & {
  /** Whether it was left at least once. */
  visited: boolean
  /** Whether it was left and none of its fields has an error. */
  valid: boolean
  /** The fields that have an error, in the order of the step; shown as a badge with their number. */
  wrong: readonly FieldPath<Values>[]
}

/** A form in several steps. Every step can be left with errors; sending goes back to the first that has some. */
export type Steps<Values extends FieldValues> = {
  steps: readonly Step<Values>[]
  current: number
  /** Leaves the current step for another: its fields are checked and keep what they say. */
  go: (index: number) => Promise<void>
  /** Goes to a field, wherever it is. */
  find: (name: FieldPath<Values>) => Promise<void>
  /** Checks all fields; goes to the first wrong one and answers false, or answers true. */
  complete: () => Promise<boolean>
}

/** Keeps the steps of a form: which is current, which were visited, which are valid. */
export function useSteps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  plan: readonly StepPlan<Values>[],
): Steps<Values> {
  const [current, show] = useState(0)
  const [visited, visit] = useState<ReadonlySet<number>>(new Set())
  const state = useFormState({ control: form.control })
  const wrongIn = (step: StepPlan<Values>) =>
    step.fields.filter((name) => form.getFieldState(name, state).invalid)

  const focus = (name: FieldPath<Values>) => {
    const index = plan.findIndex((step) => step.fields.includes(name))
    if (index >= 0) show(index)
    // The field is there once its step is shown.
    setTimeout(() => form.setFocus(name))
  }
  const leave = async () => {
    visit((before) => new Set(before).add(current))
    await form.trigger(plan[current]?.fields)
  }
  return {
    current,
    steps: plan.map((step, index) => {
      const wrong = visited.has(index) ? wrongIn(step) : []
      return { ...step, wrong, visited: visited.has(index), valid: visited.has(index) && wrong.length === 0 }
    }),
    go: async (index) => {
      if (index === current) return
      await leave()
      show(index)
    },
    find: async (name) => {
      await leave()
      focus(name)
    },
    complete: async () => {
      visit(new Set(plan.keys()))
      const fine = await form.trigger(plan.flatMap((step) => step.fields))
      if (fine) return true
      const first = plan.flatMap((step) => step.fields).find((name) => form.getFieldState(name).invalid)
      if (first) focus(first)
      return false
    },
  }
}
