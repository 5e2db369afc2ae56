/** A year in seconds: how long a choice is remembered. */
const year = 31_536_000

/** Remembers a choice on this device, where the server sees it too: in a cookie, for a year. */
export function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${year}; Path=/; SameSite=Lax${secure}`
}

/** The choice that this device remembers under a name. */
export function remembered(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
