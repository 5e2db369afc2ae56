import { observable, type Observable } from './observable.ts'

/** How many requests are under way: the one global loading counter. */
export type Loading = Pick<Observable<number>, 'get' | 'first' | 'subscribe'> & {
  /** Counts one request; call the answer once when its response came or failed. Further calls count nothing. */
  begin: () => () => void
}

/** A loading counter at 0. It never falls below 0. */
export function createLoading(): Loading {
  const pending = observable(0)
  return {
    get: pending.get,
    first: pending.first,
    subscribe: pending.subscribe,
    begin: () => {
      let open = true
      pending.set(pending.get() + 1)
      return () => {
        if (!open) return
        open = false
        pending.set(Math.max(0, pending.get() - 1))
      }
    },
  }
}
