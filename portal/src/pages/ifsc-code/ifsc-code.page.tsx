/** '/ifsc-code': what an IFSC is, a check of its form, and the banks with their letters. */
import { type BankKind, bankKinds, type Hub, hubs, ifscBanks, nameIn } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../page/json-ld.ts'
import { page, type ViewProps } from '../../page/page.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { href } from '../../ui/link.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { Section } from '../../ui/section.tsx'
import { hubText } from '../hubs/hub-text.ts'
import { type IfscReading, readIfsc } from './ifsc.ts'
import { IfscChecker } from './ifsc-checker.tsx'
import { ifscPath } from './ifsc-pages.ts'
import { listed } from './known-codes.ts'

interface IfscFacts {
  readonly hub: Hub
  readonly typed: string | undefined
  readonly reading: IfscReading | undefined
}

const copy = {
  en: {
    title: 'IFSC Codes: check a code and find a bank’s letters',
    faq: 'Questions',
    all: 'All IFSC pages',
  },
  hi: { title: 'आईएफ़एससी कोड: कोड जाँचें और बैंक के अक्षर देखें', faq: 'सवाल', all: 'सभी आईएफ़एससी पेज' },
}

export const ifscCodePage = page<IfscFacts>({
  pattern: ifscPath,
  query: ['code'],
  checkedOn: () => listed.publishedOn,
  screenName: 'ifsc_code',
  verticalName: 'tools',
  load({ path, query: { code } }) {
    const hub = hubs.find(one => one.path === path)
    return hub && { hub, typed: code, reading: code === undefined ? undefined : readIfsc(code) }
  },
  head: ({ hub }, { locale }) => ({
    title: copy[locale].title,
    description: hub.summary[locale],
    breadcrumbs: trail(locale),
    current: nameIn(locale, hub),
    jsonLd: [faqPage(questionsOf(hub, locale))],
  }),
  View: IfscCodeView,
})

function IfscCodeView({ facts, context }: ViewProps<IfscFacts>): ReactNode {
  const { hub, typed, reading } = facts
  const { locale } = context
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      title={nameIn(locale, hub)}
      lead={hub.summary[locale]}
      picture={<IconTile name={hub.icon} size="large" />}
    >
      <IfscChecker locale={locale} action={href(ifscPath, locale)} typed={typed} reading={reading} />
      {Object.entries(bankKinds).map(([kind, title]) => (
        <Section key={kind} title={title[locale]} id={kind}>
          <BanksOfKind kind={kind as BankKind} locale={locale} />
        </Section>
      ))}
      <p>
        <a href={href(`${ifscPath}/sitemap`, locale)}>{copy[locale].all}</a>
      </p>
      <Section title={copy[locale].faq} id="faq">
        <Faq name="faq" faqs={questionsOf(hub, locale)} />
      </Section>
    </PageLayout>
  )
}

function BanksOfKind({ kind, locale }: { readonly kind: BankKind; readonly locale: Locale }): ReactNode {
  return (
    <LinkGrid
      locale={locale}
      links={ifscBanks
        .filter(bank => bank.kind === kind)
        .map(bank => ({
          name: nameIn(locale, bank),
          link: `${ifscPath}/${bank.slug}`,
          note: `${bank.code}0…`,
          picture: <Monogram name={bank.name} locale={locale} />,
        }))}
    />
  )
}

function questionsOf({ id }: Hub, locale: Locale) {
  return hubText(id, locale).questions ?? []
}
