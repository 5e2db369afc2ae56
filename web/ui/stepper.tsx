import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { CheckIcon, WarningIcon } from './icons.tsx'
import type { Step, Steps } from './steps.ts'

/**
 * The steps of a form, the fields of the current one, and what is still wrong elsewhere. `tabs`: any step, in any
 * order. `progress`: one after the other, back to any that was visited.
 */
export function Stepper<Values extends FieldValues>(props: {
  steps: Steps<Values>
  look: 'tabs' | 'progress'
  /** Name of the whole, for screen readers. */
  label: string
  /** The fields of the current step. */
  children: ReactNode
}) {
  const { steps, look, label, children } = props
  const { current } = steps
  const step = steps.steps[current]
  return (
    <>
      {look === 'tabs' ? <Tabs steps={steps} label={label} /> : <Progress steps={steps} label={label} />}
      <Summary steps={steps} />
      {look === 'tabs' ? (
        <div
          role="tabpanel"
          id={`step-${step?.key}`}
          aria-labelledby={`step-${step?.key}-tab`}
          className="pt-6"
        >
          {children}
        </div>
      ) : (
        <div className="pt-6">{children}</div>
      )}
    </>
  )
}

function Progress<Values extends FieldValues>({ steps: { steps, current, go }, label }: HeaderProps<Values>) {
  const t = useTranslations('forms')
  return (
    <ol aria-label={label} className="relative flex justify-between">
      <li aria-hidden className="absolute inset-x-12 top-6 h-0.5 bg-line" />
      {steps.map((step, index) => {
        const inside = (
          <>
            <Mark step={step} number={index + 1} current={index === current} />
            <span>{step.title}</span>
          </>
        )
        const look = 'relative flex min-w-24 flex-col items-center gap-2 text-base font-medium'
        return (
          <li key={step.key} aria-current={index === current ? 'step' : undefined}>
            {step.visited && index !== current ? (
              <button type="button" className={`${look} text-ink-2`} onClick={() => void go(index)}>
                {inside}
              </button>
            ) : (
              <span className={`${look} ${index === current ? 'text-lit-text' : 'text-ink-2'}`}>
                {inside}
              </span>
            )}
            <span className="sr-only">{t('step', { number: index + 1, total: steps.length })}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Tabs<Values extends FieldValues>({ steps: { steps, current, go }, label }: HeaderProps<Values>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = steps.length - 1
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.min(last, Math.max(0, target))
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    tabs[next]?.focus()
    void go(next)
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex gap-2 overflow-x-auto border-b border-line"
      onKeyDown={move}
    >
      {steps.map((step, index) => (
        <button
          key={step.key}
          type="button"
          role="tab"
          id={`step-${step.key}-tab`}
          aria-selected={index === current}
          aria-controls={index === current ? `step-${step.key}` : undefined}
          tabIndex={index === current ? 0 : -1}
          className="flex min-h-14 items-center gap-2 border-b-3 border-transparent px-3 text-base font-medium text-ink-2 aria-selected:border-lit-edge aria-selected:text-lit-text"
          onClick={() => void go(index)}
        >
          {step.title}
          <Badge step={step} />
        </button>
      ))}
    </div>
  )
}

type HeaderProps<Values extends FieldValues> = { steps: Steps<Values>; label: string }

function Mark<Values extends FieldValues>(props: { step: Step<Values>; number: number; current: boolean }) {
  const { step, number, current } = props
  const look = current
    ? 'bg-lit text-lit-on inset-ring-[1.5px] inset-ring-lit-edge'
    : step.valid
      ? 'bg-teal-soft text-teal-text'
      : 'bg-surface text-ink inset-ring-[1.5px] inset-ring-field-line'
  return (
    <span
      className={`figures relative grid size-12 place-items-center rounded-full font-serif text-xl font-semibold ring-6 ring-paper ${look}`}
    >
      {step.valid && !current ? <CheckIcon size={20} /> : number}
      <Badge step={step} className="absolute -top-1.5 -right-2" />
    </span>
  )
}

function Badge<Values extends FieldValues>({
  step,
  className = '',
}: {
  step: Step<Values>
  className?: string
}) {
  const t = useTranslations('forms')
  const count = step.wrong.length
  if (count === 0) return null
  return (
    <span
      className={`figures grid h-6.5 min-w-6.5 place-items-center rounded-full bg-danger px-1.5 font-sans text-base/none font-bold text-surface ring-3 ring-paper ${className}`}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('step_errors', { count })}</span>
    </span>
  )
}

function Summary<Values extends FieldValues>({ steps: { steps, current, find } }: { steps: Steps<Values> }) {
  const t = useTranslations('forms')
  const elsewhere = steps.flatMap((step, index) => {
    const [first] = step.wrong
    return first === undefined || index === current ? [] : [{ step, first, number: index + 1 }]
  })
  if (elsewhere.length === 0) return null
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-m bg-danger-soft px-4 py-3.5 type-ui text-danger">
      <WarningIcon size={22} className="flex-none" />
      <ul>
        {elsewhere.map(({ step, first, number }) => (
          <li key={step.key}>
            {t('summary', { count: step.wrong.length, step: number })}{' '}
            <button
              type="button"
              className="font-semibold underline underline-offset-3"
              onClick={() => void find(first)}
            >
              {t('complete')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
