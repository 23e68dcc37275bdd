// The six link sections, derived from the destinations: nothing is listed twice.
import type { FooterLink as AnyLink, FooterSection as AnySection, FooterSubItem } from '@chowk/shell'
import { categories } from '../categories/categories.ts'
import type { Category } from '../categories/category.ts'
import type { Destination, DestinationKind, DestinationOf } from '../destinations/destination.ts'
import { destinations } from '../destinations/destinations.ts'
import type { HubId } from '../hubs/hubs.ts'
import type { Locale, Named } from '../language.ts'
import { applyLinkChanges, type LinkChange } from '../link-changes.ts'
import { eventCities } from '../travel/entertainment.ts'

// The footer's types are the shell's, narrowed where our data always has what the shell treats as optional.
type FooterSectionId = 7 | 8 | 9 | 11 | 12 | 13

interface SubItem extends FooterSubItem {
  readonly localeKey: string
}

export interface FooterLink extends AnyLink {
  /** One of `footerTags`, or a category's slug. */
  readonly tag: string
  readonly localeKey: string
  readonly subItems?: readonly SubItem[]
}

export interface FooterSection extends AnySection {
  readonly id: FooterSectionId
  readonly tag: string
  readonly items: readonly FooterLink[]
}

/** Tags of links that belong to no payment category; those use their category's slug. */
export const footerTags = [
  'recharge-and-bills',
  'loans-insurance-education',
  'travel-and-entertainment',
  'investments',
  'loans-and-credit-cards',
  'tools',
  'service',
  'movies',
  'upcoming-movies',
  'bus',
  'flights',
  'trains',
  'events',
  'mutual-funds',
  'nps',
  'credit',
  'calculators',
  'currency',
  'ifsc',
  'company',
  'investor',
  'seller',
  'business',
] as const

type FooterTag = (typeof footerTags)[number]

const ofKind = <Kind extends DestinationKind>(kind: Kind): readonly DestinationOf<Kind>[] =>
  destinations.filter((page): page is DestinationOf<Kind> => page.kind === kind)

const subItem = ({ name, link, localeKey }: Destination): SubItem => ({ name, link, localeKey })

const subItems = (...kinds: readonly DestinationKind[]) => kinds.flatMap(kind => ofKind(kind).map(subItem))

const sitemapItem = (of: DestinationOf<'sitemap'>['of']): readonly SubItem[] =>
  ofKind('sitemap')
    .filter(page => page.of === of)
    .map(subItem)

const categoryLink = (category: Category): FooterLink => ({
  name: category.name,
  link: category.link,
  tag: category.slug,
  localeKey: category.localeKey,
  mWebOrder: category.mWebOrder,
  image: `icon:${category.icon}`,
  subItems: category.providers.map(({ name, link, localeKey }) => ({ name, link, localeKey })),
})

const hubLink = (id: HubId, tag: FooterTag, under: readonly SubItem[] = []): readonly FooterLink[] =>
  ofKind('hub')
    .filter(page => page.hub.id === id)
    .map(page => ({
      ...subItem(page),
      tag,
      image: `icon:${page.hub.icon}`,
      ...(under.length > 0 ? { subItems: under } : {}),
    }))

const serviceLinks = (
  services: readonly (DestinationOf<'service'> | DestinationOf<'creditService'>)[],
  tag: FooterTag,
) => services.map(page => ({ ...subItem(page), tag, image: `icon:${page.service.icon}` }))

const everyday = (...slugs: readonly string[]) =>
  ofKind('service').filter(page => slugs.includes(page.service.slug))

const eventsLink: FooterLink = {
  name: 'Events',
  link: '{events}/',
  tag: 'events',
  localeKey: 'footer.events',
  target: '_blank',
  image: 'icon:ticket',
  subItems: eventCities.map(({ city, link }) => ({ name: city.name, link, localeKey: `city.${city.slug}` })),
}

interface SectionWords extends Named {
  readonly id: FooterSectionId
  readonly hindi: string
  readonly tag: FooterTag
}

export const sectionWords: readonly SectionWords[] = [
  { id: 7, name: 'Recharges and bill payments', hindi: 'रिचार्ज और बिल भुगतान', tag: 'recharge-and-bills' },
  {
    id: 8,
    name: 'Pay Loan EMI / Insurance Premiums / Education Fee',
    hindi: 'लोन EMI / बीमा प्रीमियम / शिक्षा शुल्क भरें',
    tag: 'loans-insurance-education',
  },
  {
    id: 9,
    name: 'Book Travel & Entertainment',
    hindi: 'यात्रा और मनोरंजन बुक करें',
    tag: 'travel-and-entertainment',
  },
  { id: 11, name: 'Investments & Miscellaneous', hindi: 'निवेश और अन्य', tag: 'investments' },
  { id: 12, name: 'Loans and Credit Cards', hindi: 'लोन और क्रेडिट कार्ड', tag: 'loans-and-credit-cards' },
  { id: 13, name: 'Financial Tools & Calculators', hindi: 'वित्तीय कैलकुलेटर', tag: 'tools' },
]

const itemsOf = (from: readonly Category[]): Readonly<Record<FooterSectionId, readonly FooterLink[]>> => ({
  7: [
    ...from.filter(category => category.section === 7).map(categoryLink),
    ...serviceLinks(everyday('google-play-recharge', 'qr-code-scanner', 'service-agent'), 'service'),
  ],
  8: [
    ...from.filter(category => category.section === 8).map(categoryLink),
    ...serviceLinks(everyday('education-fee-payment'), 'service'),
  ],
  9: [
    ...hubLink('movies', 'movies', subItems('movieCity')),
    ...hubLink('upcomingMovies', 'upcoming-movies', subItems('movieGenre', 'movieLanguage')),
    ...hubLink('bus', 'bus', [...subItems('busRoute'), ...sitemapItem('bus')]),
    ...hubLink('flights', 'flights'),
    ...hubLink('domesticFlights', 'flights', subItems('flightRoute')),
    ...hubLink('internationalFlights', 'flights', subItems('internationalFlightRoute')),
    ...hubLink('trains', 'trains', [...subItems('trainService', 'trainRoute'), ...sitemapItem('train')]),
    eventsLink,
  ],
  11: [
    ...hubLink(
      'mutualFunds',
      'mutual-funds',
      ofKind('mutualFundCategory')
        .filter(({ fundCategory }) => !fundCategory.isUnlisted)
        .map(subItem),
    ),
    ...hubLink('fundHouses', 'mutual-funds', subItems('amc')),
    ...hubLink('schemes', 'mutual-funds', subItems('scheme')),
    ...serviceLinks(everyday('nps'), 'nps'),
    ...serviceLinks(everyday('money-transfer'), 'service'),
  ],
  12: serviceLinks(ofKind('creditService'), 'credit'),
  13: [
    ...hubLink('calculators', 'calculators', subItems('calculator')),
    ...hubLink('currencies', 'currency', [...subItems('currency'), ...sitemapItem('currency')]),
    ...hubLink('ifscBanks', 'ifsc', [...subItems('ifscBank'), ...sitemapItem('ifsc')]),
  ],
})

/** The sections for the given categories: a provider added to one of them gets its link without further code. */
export const buildFooterSections = (from: readonly Category[]): readonly FooterSection[] => {
  const items = itemsOf(from)
  return sectionWords.map(({ id, name, tag }) => ({
    id,
    title: name,
    tag,
    config: { showImages: id === 7 || id === 8 },
    isSeoLink: true,
    localeKey: `section.${id}`,
    items: items[id],
  }))
}

export const footerSections = buildFooterSections(categories)

const linksTo = (kind: 'company' | 'investor'): readonly FooterLink[] =>
  destinations
    .filter(page => page.kind === kind && !('page' in page && page.page.isUnlisted))
    .map(({ name, link, localeKey }) => ({ name, link, localeKey, tag: kind }))

export const companyLinks = linksTo('company')
export const investorLinks = linksTo('investor')

const extra = (name: string, link: string, tag: FooterTag): FooterLink => ({
  name,
  link,
  tag,
  localeKey: `footer.${tag}`,
  target: '_blank',
})

/** Links below the sections, beside the company's own pages. They open in a new tab, because these are other hosts' pages. */
export const footerExtras = {
  seller: extra('Sell with us', '{seller}/', 'seller'),
  business: extra('For business', '{business}/', 'business'),
}

/** The networks' names in Hindi, by the same keys as in the shell's brand. */
export const footerExtrasHindi: Readonly<Record<string, string>> = {
  'social.x': 'एक्स',
  'social.facebook': 'फ़ेसबुक',
  'social.instagram': 'इंस्टाग्राम',
  'social.linkedin': 'लिंक्डइन',
  'social.youtube': 'यूट्यूब',
  'footer.seller': 'हमारे साथ बेचें',
  'footer.business': 'बिज़नेस के लिए',
  'footer.events': 'कार्यक्रम',
}

/** The sections, and after them what the company links to, with what operators have changed. */
export const footerIn = (locale: Locale, changes: readonly LinkChange[] = []): readonly FooterList[] =>
  applyLinkChanges<FooterList>(
    [...footerSections, { tag: 'company', items: companyLinks }, { tag: 'investor', items: investorLinks }],
    changes,
    {
      labelled: () => ({}),
      // Named in the language: no `localeKey` translates it.
      added: ({ to, words }, above) => ({
        ...{ name: words[locale], link: to, localeKey: to },
        tag: above.split(' ')[0],
      }),
    },
  )

type FooterList = FooterSection | Pick<FooterSection, 'tag' | 'items'>
