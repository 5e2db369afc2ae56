import { jwtVerify } from 'jose'
import { roles, type Role } from '#contract/access.ts'
import { Refusal } from './refusal.ts'

/** Who calls: the role, and the account's id unless anonymous. */
export type Caller = { readonly role: Role; readonly id: number | null }

/** A caller without a token. */
export const anonymous: Caller = { role: 'anonymous', id: null }

/** Tells who a request's `Authorization` header stands for. */
export type Identify = (authorization: string | undefined) => Promise<Caller>

/**
 * Reads access tokens: JWTs (RFC 7519) signed with the secret, `sub` the account's id and `role` its role.
 * No header is an anonymous caller; a header that is malformed, expired or not ours is refused (RFC 6750, 3.1), also
 * on public reads, so that the client knows to refresh.
 */
export function identifyBy(secret: string): Identify {
  const key = new TextEncoder().encode(secret)
  return async (authorization) => {
    if (authorization === undefined) return anonymous
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
    if (!token) throw new Refusal('unauthorized')
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp', 'role'],
      })
      const role = roles.find((name) => name === payload.role)
      const id = Number(payload.sub)
      if (role && role !== 'anonymous' && Number.isSafeInteger(id) && id > 0) return { role, id }
    } catch {
      // Whatever is wrong with a token, the answer is the same.
    }
    throw new Refusal('unauthorized')
  }
}
