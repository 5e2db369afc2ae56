import { createContext, useContext, useMemo } from 'react'
import { api as contract } from '#contract/api.ts'
import { useLanguage } from '#web/i18n/speaking.tsx'
import type { Client } from './client.ts'
import { createQueries } from './queries.ts'

/** The client of our API. */
export type Api = Client<typeof contract>

const ApiContext = createContext<Api | undefined>(undefined)

/** Gives the client to everything inside. */
export const Connected = ApiContext.Provider

/** The client of the API, for what people do. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi outside of <Connected>')
  return api
}

/** The query options of every read, in the language of the page: `useQuery(useQueries().verses.today())`. */
export function useQueries() {
  const api = useApi()
  const language = useLanguage()
  return useMemo(() => createQueries(contract, api, language), [api, language])
}
