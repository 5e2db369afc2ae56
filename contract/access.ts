/**
 * Who may do what: the one table of rights. An endpoint names the right that it needs, `server/http/serve.ts`
 * checks it, and a test walks the table over every endpoint and role. Finer rules (one's own submission) are pure
 * functions in the rooms' `policy.ts`.
 */
export const roles = ['anonymous', 'member', 'moderator', 'editor', 'admin'] as const

/** A caller's role; `anonymous` is a caller without an account. */
export type Role = (typeof roles)[number]

export const rights = {
  /** Read what is published: content, places, configuration. */
  browse: ['anonymous', 'member', 'moderator', 'editor', 'admin'],
  /** Comment, like, pray, enrol, attend, create an intention, keep an own profile. */
  take_part: ['member', 'moderator', 'editor', 'admin'],
  /** Approve and reject intentions, hide comments, handle reports. */
  moderate: ['moderator', 'admin'],
  /** Write events, podcasts, prayers, rosaries, verses, school, organizations, places. */
  edit: ['editor', 'admin'],
  /** Users, roles, configuration, audit log. */
  administer: ['admin'],
} as const satisfies Record<string, readonly Role[]>

/** The name of a right in the table. */
export type Right = keyof typeof rights

/** Whether a role has a right. */
export function has(role: Role, right: Right): boolean {
  return (rights[right] as readonly Role[]).includes(role)
}
