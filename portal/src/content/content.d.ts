/** When each was last changed: by language, then by kind and name. */
declare module 'virtual:content/updated' {
  const days: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default days
}

/** All documents of one kind, by its folder: made by content.config.ts. */
declare module 'virtual:content/*' {
  const pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  export default pages
}
