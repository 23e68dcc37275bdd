const maxPathLength = 2000

export function splitUrl(url: string): { pathname: string; query: string } {
  const mark = url.indexOf('?')
  return mark < 0
    ? { pathname: url, query: '' }
    : { pathname: url.slice(0, mark), query: url.slice(mark + 1) }
}

/**
 * Paths that no page has: badly encoded, with a NUL or `..`, longer than any real path, or with a bare backslash. No browser
 * sends a backslash, but all read `/\` in a redirect as the start of another host's name.
 */
export function isUnservablePath(pathname: string): boolean {
  if (pathname.length > maxPathLength || pathname.includes('\\')) return true
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') || /(^|[/\\])\.\.([/\\]|$)/.test(decoded)
  } catch {
    return true
  }
}
