/** The shell's footer with the catalogue's links: the same on every page of a language, so rendered once. */
import { type CategorySlug, footerExtras, footerIn, hindi } from '@chowk/catalog'
import type { LiveShell } from '@chowk/services'
import {
  currentEnvironment,
  Footer,
  type FooterLink,
  type FooterProps,
  type FooterSection,
  type Locale,
  type Network,
  networks,
} from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { questionsText } from '../content/page-text.ts'
import type { FragmentParameters } from '../fragments/parameters.ts'
import { markOf } from '../marks/marks.ts'
import { currentBrand, holdsLicence } from '../page/brand.ts'
import { localePath, otherLocale } from '../page/locale-path.ts'
import { isDemonstration } from '../page/page-settings.ts'
import type { Piece } from '../page/rendered-page.ts'
import { helpLinks } from './help-links.ts'
import { languageSwitch, sharedPart } from './language-switch.ts'
import { reachableLink } from './reachable-link.ts'
import { ShortFooter } from './short-footer.tsx'

/** On the page of a vertical, which may want fewer links; the other language is the portal's home unless it names its own. */
export function hostFooter(parameters: FragmentParameters, publishedShell?: LiveShell): string {
  const { locale = 'en' } = parameters
  const { languageLink = currentEnvironment().url(localePath('/', otherLocale(locale))) } = parameters
  return footerWith({ ...parameters, publishedShell }, languageLink)
}

interface FooterInputs extends Pick<FragmentParameters, 'locale' | 'sections' | 'showScrollTopBtn'> {
  readonly publishedShell?: LiveShell | undefined
}

function footerWith(inputs: FooterInputs, otherLanguage: string): string {
  const { locale = 'en', showScrollTopBtn = true } = inputs
  return renderToStaticMarkup(
    <Footer
      {...linksOfFooter(inputs)}
      footerLocale={locale === 'hi' ? hindi : {}}
      showScrollTopBtn={showScrollTopBtn}
      languageSwitch={languageSwitch(locale, otherLanguage)}
    />,
  )
}

/** What the portal's footer shows, as props of the shell's `Footer`. */
function linksOfFooter({ locale = 'en', sections, publishedShell }: FooterInputs): FooterProps {
  const { app } = currentBrand().links
  const lists = footerIn(locale, publishedShell?.changes.footer)
  const linksOf = (tag: string) => lists.find(list => list.tag === tag)?.items ?? []
  const all = lists.filter(list => 'title' in list)
  const wanted = sections?.flatMap(section => all.filter(({ tag }) => tag === section.tag)) ?? all
  return {
    locale,
    brand: currentBrand(),
    seoData: wanted.map(withMarks).map(withReachableEventLinks),
    companyLinks: linksOf('company'),
    investorLinks: linksOf('investor'),
    social: social(),
    ...(isDemonstration() && { stores: appStoreLinks(locale) }),
    helpLinks: helpLinks.map(({ path, tag, ...name }) => ({ name: name[locale], link: path, tag })),
    downloadAppLink: app ? reachableLink(app, '/app') : '/app',
    sellerLink: withReachableLink(footerExtras.seller, '/sell-with-us'),
    businessLink: withReachableLink(footerExtras.business, '/for-business'),
    faqs: questionsText('footer', locale).questions,
    showDownloadBtn: true,
    showPpblLogo: holdsLicence('payments-bank'),
  }
}

/** The demonstration is not the brand: it links to its own explanation instead of the company’s pages. */
function social(): readonly FooterLink[] {
  return (Object.keys(networks) as Network[]).flatMap(tag => {
    const link = currentBrand().links[tag]
    if (!link) return []
    const ours = isDemonstration() ? '/contact-us#on-social-networks' : link
    return [{ name: networks[tag], link: ours, tag, localeKey: `social.${tag}` }]
  })
}

const appNames: Record<Locale, { readonly android: string; readonly ios: string }> = {
  en: { android: 'Android app', ios: 'iOS app' },
  hi: { android: 'Android ऐप', ios: 'iOS ऐप' },
}

const appStoreLinks = (locale: Locale): readonly FooterLink[] => [
  { name: appNames[locale].android, link: '/app#android', tag: 'android_app' },
  { name: appNames[locale].ios, link: '/app#iphone', tag: 'ios_app' },
]

/** City pages exist only on the events' own site. */
function withReachableEventLinks(section: FooterSection): FooterSection {
  const items = section.items.map(item => {
    if (item.tag !== 'events') return item
    const link = withReachableLink(item, '/events')
    return link === item ? item : { ...link, subItems: [] }
  })
  return { ...section, items }
}

/** Links within this site open in the same tab. */
function withReachableLink<Link extends { readonly link: string; readonly target?: string }>(
  item: Link,
  ours: string,
): Link {
  const link = reachableLink(item.link, ours)
  return link === item.link ? item : { ...item, link, target: undefined }
}

/**
 * Categories whose providers have marks in their own colours, which people recognise. Each costs four bytes on every page, so those
 * of the long lists share one; FASTag's banks are shown by name only, as the specification requires.
 */
const ownMarks: ReadonlySet<string> = new Set<CategorySlug>([
  'mobile-recharge',
  'postpaid-bill-payment',
  'dth-recharge',
  'datacard-recharge',
  'electricity-bill-payment',
  'cabletv-recharge',
  'metro-card-recharge',
  'toll-tag-recharge',
  'credit-card-bill-payment',
  'devotion',
])

function withMarks(section: FooterSection): FooterSection {
  const items = section.items.map(item => {
    const [first] = item.subItems ?? []
    if (!first || item.tag === 'fastag-recharge') return item
    const subItems = item.subItems?.map(provider => ({
      ...provider,
      image: markOf(ownMarks.has(item.tag ?? '') ? provider.name : first.name),
    }))
    return { ...item, subItems }
  })
  return { ...section, items }
}

/** The footer's links as JSON for the shell's `portalFooter`, named in the requested language. */
export function footerLinks(parameters: FragmentParameters, publishedShell?: LiveShell): string {
  const words: Readonly<Record<string, string>> = parameters.locale === 'hi' ? hindi : {}
  return JSON.stringify(linksOfFooter({ ...parameters, publishedShell }), (_key, value) => {
    const { localeKey, ...link } = value ?? {}
    if (typeof localeKey !== 'string') return value
    return { ...link, [link.title ? 'title' : 'name']: words[localeKey] ?? link.title ?? link.name }
  })
}

/** `otherLanguage` is this page's address in the other language. */
export const siteFooter = (locale: Locale, otherLanguage: string, publishedShell?: LiveShell): Piece[] =>
  sharedPart(
    {
      key: `footer ${locale}`,
      changes: publishedShell?.changes,
      render: address => footerWith({ locale, publishedShell }, address),
    },
    otherLanguage,
  )

/** The footer of a page that is made for one person. */
export const personalFooter = (locale: Locale, otherLanguage: string): Piece[] =>
  sharedPart(
    {
      key: `short footer ${locale}`,
      changes: undefined,
      render: address =>
        renderToStaticMarkup(<ShortFooter locale={locale} language={languageSwitch(locale, address)} />),
    },
    otherLanguage,
  )
