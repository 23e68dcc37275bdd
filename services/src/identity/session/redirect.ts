/** Where a sign-in may lead back to: a page of the portal, or a page of an allowed origin. */
export function allowedRedirect(
  asked: unknown,
  { origin, verticals }: { origin: string; verticals: readonly string[] },
): string | undefined {
  if (typeof asked !== 'string' || asked.length > 2000 || hasUnsafeCharacters(asked)) return undefined
  const isPath = asked.startsWith('/') && !asked.startsWith('//')
  const isAbsolute = /^https?:\/\//.test(asked)
  if (!isPath && !isAbsolute) return undefined
  if (!URL.canParse(asked, origin)) return undefined

  const url = new URL(asked, origin)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin === new URL(origin).origin) {
    return isPage(url.pathname) ? url.pathname + url.search + url.hash : undefined
  }
  return verticals.includes(url.origin) ? url.href : undefined
}

/** Browsers read a backslash as a slash and drop tabs and line ends, so that '/\evil.example' would leave the site. */
function hasUnsafeCharacters(asked: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters being refused
  return /[\u0000-\u0020\u007f\\]/.test(asked)
}

/** Never a target: sign-in itself (a loop) and addresses that act or return data. */
function isPage(pathname: string): boolean {
  return !pathname.startsWith('//') && !/^(\/hi)?\/(login|v1|v2|oauth2)(\/|$)/.test(pathname)
}
