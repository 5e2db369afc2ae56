import { useSyncExternalStore } from 'react'

/** A value that tells its listeners when it changes. One lives for each router, so visits never share one on the server. */
export type Observable<T> = {
  get: () => T
  /** The value it began with: what the server rendered, and what hydration must begin from too. */
  first: () => T
  set: (value: T) => void
  /** Calls the listener after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** An observable that begins with a value; setting an identical value tells nobody. */
export function observable<T>(value: T): Observable<T> {
  const listeners = new Set<() => void>()
  const first = value
  return {
    get: () => value,
    first: () => first,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The current value of an observable; the component renders again when it changes. A part of the page that is hydrated
 * late, after a change already, still begins from the first value.
 */
export function useObservable<T>(source: Pick<Observable<T>, 'get' | 'first' | 'subscribe'>): T {
  return useSyncExternalStore(source.subscribe, source.get, source.first)
}
