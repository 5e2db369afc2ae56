import type { Transport } from '#contract/visit.ts'
import { observable, type Observable } from './observable.ts'
import { ProblemError, readProblem } from './problem-error.ts'

/** Where the access token is renewed; the refresh token travels in its HttpOnly cookie. */
const refreshPath = '/api/accounts/refresh/'
/** How long a tab that had to wait for another one listens for that one's new token, in ms. */
const patience = 200

/**
 * Who is logged in, as far as the browser knows. The access token is held in memory only; the refresh token is in a
 * cookie that scripts cannot read, of which only the presence is known.
 */
export type Session = {
  /** Whether a token is held or the refresh cookie is known to be there. */
  authenticated: Pick<Observable<boolean>, 'get' | 'subscribe'>
  /** The access token, if one is held. */
  token: () => string | undefined
  /** Takes a new access token: after a login, or from another tab. */
  enter: (token: string) => void
  /** Forgets everything: after a logout or a refused refresh. */
  leave: () => void
  /**
   * Renews the access token once, whoever asks and however many ask at once, other tabs included. `spent` is the
   * token that was refused: when a newer one is held already, nothing is sent.
   *
   * @returns whether a token is held afterwards; a refusal ends the session
   * @throws ProblemError (`network`, `timeout`, 5xx) when the server could not be asked; the session stays
   */
  refresh: (spent: string | undefined) => Promise<boolean>
}

/**
 * A session. Tabs share one lock and one channel, so that they take each other's new token instead of spending the
 * refresh token twice.
 *
 * @param options.known whether the refresh cookie is known to be there
 * @param options.tabs false where there are none: while rendering on the server
 * @param options.renews false where a new cookie could not be kept: while rendering on the server
 */
export function createSession(options: {
  transport: Transport
  origin: string
  known: boolean
  tabs: boolean
  renews: boolean
}): Session {
  const { transport, origin } = options
  let token: string | undefined
  let pending: Promise<boolean> | undefined
  const authenticated = observable(options.known)
  const channel = options.tabs ? new BroadcastChannel('session') : undefined

  const hold = (next: string | undefined) => {
    token = next
    authenticated.set(next !== undefined)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<{ token?: string }>) => hold(data.token))

  const tell = (next: string | undefined) => {
    hold(next)
    channel?.postMessage({ token: next })
  }

  async function renew(): Promise<boolean> {
    const request = new Request(origin + refreshPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(10_000),
    })
    const response = await transport(request).catch((cause: unknown) => {
      throw new ProblemError('accounts.refresh', { status: 0, kind: 'network' }, cause)
    })
    if (response.ok) {
      const answer = (await response.json()) as { access: string }
      tell(answer.access)
      return true
    }
    if (response.status >= 500) throw await readProblem('accounts.refresh', response)
    tell(undefined)
    return false
  }

  /** Runs alone among the tabs; one that had to wait takes the token of the tab before it. */
  async function alone(spent: string | undefined): Promise<boolean> {
    // Locks need a secure context, which a parish that serves plain HTTP in its own network has not.
    if (!channel || !('locks' in navigator)) return renew()
    const waited = await navigator.locks.request('session', { ifAvailable: true }, (lock) =>
      lock ? renew() : undefined,
    )
    if (waited !== undefined) return waited
    return navigator.locks.request('session', async () => {
      if (token === spent) await heard(() => token !== spent)
      return token !== spent ? token !== undefined : renew()
    })
  }

  /** Waits until another tab told its token, or for as long as that is worth. */
  function heard(enough: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        channel?.removeEventListener('message', look)
        resolve()
      }
      const look = () => enough() && done()
      const timer = setTimeout(done, patience)
      channel?.addEventListener('message', look)
    })
  }

  return {
    authenticated,
    token: () => token,
    enter: tell,
    leave: () => tell(undefined),
    refresh: (spent) => {
      // A page that is being rendered could not give the browser the new cookie; the browser asks for itself.
      if (!options.renews) return Promise.resolve(false)
      if (token !== undefined && token !== spent) return Promise.resolve(true)
      pending ??= alone(spent).finally(() => (pending = undefined))
      return pending
    },
  }
}
