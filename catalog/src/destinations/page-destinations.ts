import { companyPages } from '../company/company-pages.ts'
import { investorPages } from '../company/investor-pages.ts'
import { creditServices } from '../credit/credit-services.ts'
import type { Hub } from '../hubs/hub.ts'
import { hubs } from '../hubs/hubs.ts'
import { moneyHubs } from '../hubs/money-hubs.ts'
import { travelHubs } from '../hubs/travel-hubs.ts'
import type { Named } from '../language.ts'
import { everydayServices } from '../service-pages/everyday-services.ts'
import { addressOf } from './address.ts'
import type { Destination, SitemapSubject } from './destination.ts'

/** A page below another, such as /flights/domestic or a post of the blog, has that one as its parent. */
const parentOf = ({ path }: { readonly path: string }): string => path.slice(0, path.lastIndexOf('/')) || '/'

const sitemaps: readonly (Named & { of: SitemapSubject; hub: Hub })[] = [
  { of: 'bus', hub: travelHubs.bus, name: 'Bus Routes Sitemap', hindi: 'बस रूट साइटमैप' },
  { of: 'train', hub: travelHubs.trains, name: 'Trains Sitemap', hindi: 'ट्रेन साइटमैप' },
  {
    of: 'currency',
    hub: moneyHubs.currencies,
    name: 'Currency Converter Sitemap',
    hindi: 'मुद्रा परिवर्तक साइटमैप',
  },
  { of: 'ifsc', hub: moneyHubs.ifscBanks, name: 'IFSC Code Sitemap', hindi: 'आईएफ़एससी कोड साइटमैप' },
]

export const pageDestinations: readonly Destination[] = [
  ...hubs.map(
    (hub): Destination => ({
      kind: 'hub',
      hub,
      ...addressOf(hub, {
        path: hub.path,
        parent: parentOf(hub),
        localeKey: `hub.${hub.id}`,
        synonyms: hub.synonyms,
        ...(hub.id === 'investorRelations' ? { link: `{investorRelations}${hub.path}` } : {}),
      }),
    }),
  ),
  ...sitemaps.map(
    (sitemap): Destination => ({
      kind: 'sitemap',
      of: sitemap.of,
      ...addressOf(sitemap, {
        path: `${sitemap.hub.path}/sitemap`,
        parent: sitemap.hub.path,
        localeKey: `sitemap.${sitemap.of}`,
      }),
    }),
  ),
  ...everydayServices.map(
    (service): Destination => ({
      kind: 'service',
      service,
      ...addressOf(service, { ...service, parent: '/', localeKey: `service.${service.slug}` }),
    }),
  ),
  ...creditServices.map(
    (service): Destination => ({
      kind: 'creditService',
      service,
      ...addressOf(service, { ...service, parent: '/', localeKey: `service.${service.slug}` }),
    }),
  ),
  ...companyPages.map(
    (page): Destination => ({
      kind: 'company',
      page,
      ...addressOf(page, { ...page, parent: parentOf(page), localeKey: `company.${page.slug}` }),
    }),
  ),
  ...investorPages.map(
    (page): Destination => ({
      kind: 'investor',
      page,
      ...addressOf(page, {
        ...page,
        parent: moneyHubs.investorRelations.path,
        localeKey: `investor.${page.slug}`,
      }),
    }),
  ),
]
