import type { Plugin } from 'vite'

const stub = '\0no-server-functions'

/**
 * Leaves the calls of Start's server functions, and the serialiser that they bring, out of the browser's bundle (13 kB
 * gzip). There are none: pages call the API through the contract.
 */
export function withoutServerFunctions(): Plugin {
  return {
    name: 'without-server-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.endsWith('/client-rpc/createClientRpc.js') ? stub : undefined),
    load: (id) =>
      id === stub
        ? "export const createClientRpc = () => { throw new Error('There are no server functions') }"
        : undefined,
  }
}
