/** Where a sign-in may lead back to: a page of the portal, or a page of an allowed origin. */
export function allowedRedirect(
  target: unknown,
  { origin, verticals }: { origin: string; verticals: readonly string[] },
): string | undefined {
  if (typeof target !== 'string' || target.length > 2000 || hasUnsafeCharacters(target)) return undefined
  const isPath = target.startsWith('/') && !target.startsWith('//')
  const isAbsolute = /^https?:\/\//.test(target)
  if (!isPath && !isAbsolute) return undefined
  if (!URL.canParse(target, origin)) return undefined

  const url = new URL(target, origin)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin === new URL(origin).origin)
    return isPage(url.pathname) ? url.pathname + url.search + url.hash : undefined
  return verticals.includes(url.origin) ? url.href : undefined
}

/** Browsers read a backslash as a slash and drop tabs and line ends, so that '/\evil.example' would leave the site. */
function hasUnsafeCharacters(target: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters being refused
  return /[\u0000-\u0020\u007f\\]/.test(target)
}

/** Never a target: sign-in itself (a loop) and addresses that act or return data. */
function isPage(pathname: string): boolean {
  return !pathname.startsWith('//') && !/^(\/hi)?\/(login|v1|v2|oauth2)(\/|$)/.test(pathname)
}
