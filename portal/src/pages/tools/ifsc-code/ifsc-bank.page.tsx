/** The IFSC of one bank: '/ifsc-code/state-bank-of-india' and its kind. */
import { bankKinds, destinationAt, type IfscBank, ifscBanks, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { Section } from '../../../ui/section.tsx'
import { bankCopy } from './bank-copy.ts'
import { type BankFacts, bankFacts } from './bank-facts.ts'
import { type FormerBank, mergedInto } from './former-banks.ts'
import { type IfscReading, readIfsc } from './ifsc.ts'
import { IfscChecker } from './ifsc-checker.tsx'
import { crumbs, ifscPath } from './ifsc-pages.ts'
import { knownBank, listed } from './known-codes.ts'

interface IfscBankFacts {
  readonly bank: IfscBank
  readonly known: BankFacts
  readonly merged: readonly FormerBank[]
  readonly typed: string | undefined
  readonly reading: IfscReading | undefined
}

export const ifscBankPage = page<IfscBankFacts>({
  pattern: `${ifscPath}/:bank`,
  query: ['code'],
  checkedOn: () => listed.publishedOn,
  screenName: 'ifsc_bank',
  verticalName: 'tools',
  load({ params, query: { code } }) {
    const bank = ifscBanks.find(({ slug }) => slug === params.bank)
    const known = bank && bankFacts[bank.code]
    if (!bank || !known) return undefined
    const reading = code === undefined ? undefined : readIfsc(code)
    return { bank, known, merged: mergedInto(bank.code), typed: code, reading }
  },
  head({ bank, known, merged }, { locale, path }) {
    const words = bankCopy[locale]
    return {
      title: destinationAt(path)?.title[locale] ?? nameIn(locale, bank),
      description: words.description(bank, known),
      breadcrumbs: crumbs(locale),
      current: nameIn(locale, bank),
      jsonLd: [faqPage(words.questions(bank, merged))],
    }
  },
  View: IfscBankView,
})

function IfscBankView({ facts, context }: ViewProps<IfscBankFacts>): ReactNode {
  const { bank, known, merged, typed, reading } = facts
  const { locale, path } = context
  const words = bankCopy[locale]
  const others = ifscBanks.filter(other => other.kind === bank.kind && other.slug !== bank.slug)
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbs(locale)}
      title={destinationAt(path)?.title[locale] ?? nameIn(locale, bank)}
      current={nameIn(locale, bank)}
      lead={words.lead(bank)}
      picture={<Monogram name={bank.name} locale={locale} size="large" />}
      aside={
        <Card title={words.facts}>
          <FactList
            facts={[
              { label: words.letters, value: bank.code },
              { label: words.kind, value: bankKinds[bank.kind][locale] },
              { label: words.headOffice, value: known.headOffice[locale] },
              { label: words.since, value: String(known.since) },
              ...listedFacts(bank, locale),
            ]}
          />
        </Card>
      }
    >
      <IfscChecker
        locale={locale}
        action={href(path, locale)}
        typed={typed}
        reading={reading}
        expected={bank}
      />
      <ProseSection title={words.form}>
        <BulletList items={words.parts(bank)} />
        {known.letters && <p>{known.letters[locale]}</p>}
        {merged.length > 0 && <p>{words.merged(bank, merged)}</p>}
      </ProseSection>
      <Questions locale={locale} faqs={words.questions(bank, merged)} />
      <Section title={others.length > 0 ? words.others(bankKinds[bank.kind][locale]) : words.more}>
        <LinkGrid
          locale={locale}
          links={others.map(other => ({
            name: nameIn(locale, other),
            link: `${ifscPath}/${other.slug}`,
            note: `${other.code}0…`,
            picture: <Monogram name={other.name} locale={locale} />,
          }))}
        />
        <p>
          <a href={href(ifscPath, locale)}>{words.allBanks}</a>
        </p>
      </Section>
    </PageLayout>
  )
}

function listedFacts({ code }: IfscBank, locale: Locale) {
  const known = knownBank(code)
  if (!known) return []
  const words = bankCopy[locale]
  return [
    { label: words.codes, value: known.codes.toLocaleString('en-IN') },
    { label: 'UPI', value: known.takesUpi ? words.yes : words.notListed },
  ]
}
