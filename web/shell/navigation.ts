import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Messages } from '#web/i18n/es.ts'
import { CalendarIcon, HomeIcon, type IconProps } from '#web/ui/icons.tsx'

/** A place that the navigation leads to. */
export type Destination = {
  to: NonNullable<LinkProps['to']>
  /** Its name, a key of `shell`. */
  label: keyof Messages['shell']
  icon: ComponentType<IconProps>
}

/** Where the tab bar and the top navigation lead, in their order. A new room adds one line. */
export const destinations: readonly Destination[] = [
  { to: '/home', label: 'home', icon: HomeIcon },
  { to: '/liturgy', label: 'calendar', icon: CalendarIcon },
]
