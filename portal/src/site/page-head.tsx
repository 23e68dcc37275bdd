/** A page's title, description and data for search engines. */
import { locales } from '@chowk/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { publicName } from '../page/brand.ts'
import { jsonLdOf } from '../page/json-ld.ts'
import { localePath } from '../page/locale-path.ts'
import type { Head, PageContext } from '../page/page.ts'
import { markedTitle, snippetDescription, snippetTitle } from '../page/snippet.ts'
import { shareImage } from './share-image.ts'

const noindex = <meta name="robots" content="noindex" />

/** `isUnlisted` asks search engines to leave out every page. */
export function pageHead(head: Head, context: PageContext, isUnlisted: boolean): string {
  const { locale, path, origin } = context
  const image = shareImage(path)
  return renderToStaticMarkup(
    <>
      <title>{head.noindex ? markedTitle(head.title) : snippetTitle(head, locale)}</title>
      <meta name="description" content={snippetDescription(head.description)} />
      {head.noindex ? (
        <>
          {noindex}
          {head.canonicalPath && <link rel="canonical" href={canonicalOf(head, context)} />}
        </>
      ) : (
        <>
          {isUnlisted && noindex}
          <link rel="canonical" href={canonicalOf(head, context)} />
          {locales.map(each => (
            <link key={each} rel="alternate" hrefLang={`${each}-IN`} href={origin + localePath(path, each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={markedTitle(head.title)} />
          <meta property="og:description" content={snippetDescription(head.description)} />
          <meta property="og:site_name" content={publicName()} />
          <meta property="og:image" content={`${origin}/${image.file}`} />
          <meta property="og:image:alt" content={image.alt[locale]} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:url" content={canonicalOf(head, context)} />
          <meta property="og:locale" content={`${locale}_IN`} />
        </>
      )}
    </>,
  )
}

/** The structured data, at the end of the page, because no visitor waits for it. */
export function pageData(head: Head, context: PageContext): string {
  return jsonLdOf(head, context, canonicalOf(head, context))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('')
}

function canonicalOf(head: Head, { origin, path, locale }: PageContext): string {
  return origin + localePath(head.canonicalPath ?? path, locale)
}
