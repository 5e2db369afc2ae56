import type { DataTag, OmitKeyof, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import type { Contract, Endpoint, Input, Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/text.ts'
import { mirror, type CallOptions, type Client } from './client.ts'

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** How the answer of an endpoint is kept: by operation, language and input. */
type Key = readonly [operation: string, language: Language, input: unknown]

/** The TanStack Query options of one read. */
export type ReadOptions<Data> = OmitKeyof<UseQueryOptions<Data, Error, Data, Key>, 'queryFn'> & {
  queryKey: DataTag<Key, Data, Error>
  queryFn: QueryFunction<Data, Key>
}

/** TanStack Query options for every read of a contract that answers JSON; the same names as the client. */
export type Queries<C extends Contract> = {
  readonly [
    Name in keyof C as C[Name] extends Endpoint
      ? C[Name] extends { method: 'GET'; reply: { file: readonly string[] } }
        ? never
        : C[Name]['method'] extends 'GET'
          ? Name
          : never
      : Name
  ]: C[Name] extends Endpoint
    ? (...input: Arguments<C[Name]>) => ReadOptions<Output<C[Name]>>
    : C[Name] extends Contract
      ? Queries<C[Name]>
      : never
}

/** The query options of a contract's reads, answered in one language through a client. */
export function createQueries<C extends Contract>(
  contract: C,
  client: Client<C>,
  language: Language,
): Queries<C> {
  return mirror(contract, '', (operation) => (input?: unknown) => ({
    queryKey: [operation, language, input ?? {}],
    queryFn: ({ signal }: CallOptions) => methodOf(client, operation)(input, { signal }),
    placeholderData: sameInOtherLanguage(operation, input),
  })) as Queries<C>
}

/** While a read is under way in a new language, the same read in the old one stays on the screen. */
function sameInOtherLanguage(operation: string, input: unknown) {
  const call = JSON.stringify([operation, input ?? {}])
  return (previous: unknown, query?: { queryKey: readonly unknown[] }) =>
    query && JSON.stringify([query.queryKey[0], query.queryKey[2]]) === call ? previous : undefined
}

function methodOf(client: unknown, operation: string) {
  const found = operation
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], client)
  return found as (input: unknown, options: CallOptions) => Promise<unknown>
}
