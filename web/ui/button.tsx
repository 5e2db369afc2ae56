import type { ButtonHTMLAttributes, ComponentType, ReactNode } from 'react'
import type { IconProps } from './icons.tsx'

/**
 * How much a button weighs. `filled`: the one thing to do on a screen. `gold`: prayer, and nothing else. `danger`:
 * what cannot be taken back.
 */
export type ButtonKind = 'filled' | 'tonal' | 'outlined' | 'quiet' | 'gold' | 'danger'

/** How high a button is: 48, 52 or, in forms, 56 px. */
export type ButtonSize = 'small' | 'usual' | 'form'

const frame =
  'inline-flex items-center justify-center gap-2.5 rounded-m text-center font-sans text-[1.0625rem]/[1.15] font-semibold transition-colors duration-(--d-1) disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55'

const kinds: Record<ButtonKind, string> = {
  filled: 'bg-primary text-on-primary px-5.5 hover:bg-primary-press active:bg-primary-press',
  tonal: 'bg-teal-soft text-teal-text px-5.5',
  outlined: 'bg-surface text-ink px-5.5 inset-ring-[1.5px] inset-ring-field-line',
  quiet: 'text-teal-text px-2',
  gold: 'bg-gold-night text-on-gold px-5.5',
  danger: 'bg-danger text-surface px-5.5',
}

const sizes: Record<ButtonSize, string> = { small: 'min-h-12 text-base', usual: 'min-h-13', form: 'min-h-14' }

/** The classes of a button, for a link that looks like one. */
export function buttonClass(kind: ButtonKind = 'filled', size: ButtonSize = 'usual', more = ''): string {
  return `${frame} ${kinds[kind]} ${sizes[size]} ${more}`
}

/** A button: a verb and its object. */
export function Button(
  props: ButtonHTMLAttributes<HTMLButtonElement> & {
    kind?: ButtonKind
    size?: ButtonSize
    icon?: ComponentType<IconProps>
    /** While what it began is under way: it cannot be pressed again, and keeps the focus. */
    busy?: boolean
    children: ReactNode
  },
) {
  const { kind, size, icon: Icon, busy, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      className={buttonClass(kind, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {Icon && <Icon size={20} />}
      {children}
    </button>
  )
}

/** A round button that shows an icon alone; `label` is its name. */
export function IconButton(
  props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
    icon: ComponentType<IconProps>
    label: string
  },
) {
  const { icon: Icon, label, className = '', ...rest } = props
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-12 flex-none place-items-center rounded-full text-ink hover:bg-sunken disabled:opacity-55 ${className}`}
      {...rest}
    >
      <Icon />
    </button>
  )
}

/** A filter that is on or off. */
export function Chip(
  props: ButtonHTMLAttributes<HTMLButtonElement> & {
    on: boolean
    icon?: ComponentType<IconProps>
    children: ReactNode
  },
) {
  const { on, icon: Icon, className = '', children, ...rest } = props
  const look = on
    ? 'bg-teal-soft text-teal-text font-semibold inset-ring-2 inset-ring-teal-text'
    : 'text-ink font-medium inset-ring-[1.5px] inset-ring-field-line'
  return (
    <button
      type="button"
      aria-pressed={on}
      className={`inline-flex h-12 flex-none items-center gap-2 rounded-full px-4.5 text-base leading-none ${look} ${className}`}
      {...rest}
    >
      {Icon && <Icon size={18} />}
      {children}
    </button>
  )
}
