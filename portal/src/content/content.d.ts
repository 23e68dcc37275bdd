/** All documents of one kind, by its folder: made by content.config.ts. */
declare module 'virtual:content/*' {
  import type { Documents } from './documents.ts'

  const pages: Documents<unknown>
  export default pages
}
