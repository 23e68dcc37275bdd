/** When each was last changed: by language, then by kind and name. */
declare module 'virtual:content/updated' {
  import type { Documents } from './documents.ts'

  const days: Documents<string>
  export default days
}

/** All documents of one kind, by its folder: made by content.config.ts. */
declare module 'virtual:content/*' {
  import type { Documents } from './documents.ts'

  const pages: Documents<unknown>
  export default pages
}
