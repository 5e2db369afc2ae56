/**
 * The same function, remembering its latest results: at most `limit` of them, the least lately asked for going
 * first. Callers at the same time share one making; one that failed is made anew at the next call.
 */
export function keepLatest<Arguments extends readonly (string | number)[], Value>(
  limit: number,
  make: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>()
  return (...args) => {
    const key = args.join(' ')
    const earlier = kept.get(key)
    const value = earlier ?? make(...args)
    kept.delete(key)
    kept.set(key, value)
    if (!earlier) value.catch(() => kept.get(key) === value && kept.delete(key))
    const oldest = kept.keys().next()
    if (kept.size > limit && !oldest.done) kept.delete(oldest.value)
    return value
  }
}
