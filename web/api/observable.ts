import { useSyncExternalStore } from 'react'

/** A value that tells its listeners when it changes. One lives for each router, so visits never share one on the server. */
export type Observable<T> = {
  get: () => T
  set: (value: T) => void
  /** Calls the listener after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** An observable that begins with a value; setting an identical value tells nobody. */
export function observable<T>(value: T): Observable<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
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

/** The current value of an observable; the component renders again when it changes. */
export function useObservable<T>(source: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(source.subscribe, source.get, source.get)
}
