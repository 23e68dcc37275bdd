/** The IFSC of one bank, such as '/ifsc-code/state-bank-of-india'. */
import { bankKinds, destinationAt, type IfscBank, ifscBanks, type Locale, nameIn } from '@chowk/catalog'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { catalogBreadcrumbs } from '../../../hubs/hub-layout.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { joinNames } from '../../../travel/join-names.ts'
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
import { type BankFacts, bankFacts } from './bank-facts.ts'
import { banksMergedInto, type FormerBank } from './former-banks.ts'
import { type IfscReading, ifscPath, readIfsc } from './ifsc.ts'
import { bankLinks, IfscChecker } from './ifsc-checker.tsx'
import { borrowerName, borrowersOf, codeListSource, type KnownBank, knownBank } from './known-codes.ts'

const shownBorrowers = 8

const bankCopy = wordsOf('bank')

const grouped = (count: number): string => count.toLocaleString('en-IN')

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
  checkedOn: () => codeListSource.publishedOn,
  screenName: 'ifsc_bank',
  verticalName: 'tools',
  load({ params, query: { code }, locale }) {
    const bank = ifscBanks.find(({ slug }) => slug === params.bank)
    const known = bank && bankFacts[bank.code]
    if (!bank || !known) return undefined
    const reading = code === undefined ? undefined : readIfsc(code, locale)
    return { bank, known, merged: banksMergedInto(bank.code), typed: code, reading }
  },
  head(facts, { locale, path }) {
    const { bank, known } = facts
    const name = nameIn(locale, bank)
    return {
      title: destinationAt(path)?.title[locale] ?? name,
      description: fill(bankCopy[locale].description, {
        name,
        code: bank.code,
        kind: bankKinds[bank.kind][locale],
        headOffice: known.headOffice[locale],
        since: known.since,
      }),
      breadcrumbs: catalogBreadcrumbs(path, locale),
      current: name,
      jsonLd: [faqPage(questionsOf(facts, locale))],
    }
  },
  View: IfscBankView,
})

function IfscBankView({ facts, context }: ViewProps<IfscBankFacts>) {
  const { bank, known, typed, reading } = facts
  const { locale, path } = context
  const words = bankCopy[locale]
  const others = neighbours(bank)
  const values = { name: nameIn(locale, bank), code: bank.code }
  return (
    <PageLayout
      title={destinationAt(path)?.title[locale] ?? nameIn(locale, bank)}
      lead={fill(words.lead, values)}
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
      <IfscChecker action={href(path, locale)} typed={typed} reading={reading} expected={bank} />
      <ProseSection title={words.form}>
        <BulletList items={fill(words.parts, values)} />
        {known.letters && <p>{known.letters[locale]}</p>}
        {codeNotes(facts, locale).map(note => (
          <p key={note}>{note}</p>
        ))}
      </ProseSection>
      <Questions faqs={questionsOf(facts, locale)} />
      <Section title={others.length > 0 ? words.others[bank.kind] : words.more}>
        <LinkGrid links={bankLinks(others, locale)} />
        <p>
          <a href={href(ifscPath, locale)}>{words.allBanks}</a>
        </p>
      </Section>
    </PageLayout>
  )
}

/** What the list of codes and old cheques say of the bank's codes. */
function codeNotes({ bank, merged }: IfscBankFacts, locale: Locale): readonly string[] {
  const words = bankCopy[locale]
  const known = knownBank(bank.code)
  const borrowers = borrowersOf(bank)
  const values = { name: nameIn(locale, bank), code: bank.code }
  const notes = known ? [digitsNote(known, locale)] : []
  if (borrowers.length > 0) {
    const isShort = borrowers.length <= shownBorrowers + 1
    const shown = (isShort ? borrowers : borrowers.slice(0, shownBorrowers))
      .map(name => borrowerName(name, locale))
      .join(', ')
    const banks = isShort ? shown : shown + words.andOthers
    notes.push(countText(words.borrowed, borrowers.length, { ...values, banks }))
  }
  if (merged.length > 0) {
    const banks = merged.map(old => `${nameIn(locale, old)} (${old.code}, ${old.year})`).join(', ')
    notes.push(countText(words.merged, merged.length, { ...values, banks }))
  }
  return notes
}

function digitsNote({ codes, numbered }: KnownBank, locale: Locale): string {
  const words = bankCopy[locale]
  const values = { codes: grouped(codes), numbered: grouped(numbered), month: codeListSource.month[locale] }
  if (numbered === codes) return fill(words.allDigits, values)
  return numbered === 0 ? fill(words.noDigits, values) : countText(words.someDigits, numbered, values)
}

function questionsOf({ bank, merged }: IfscBankFacts, locale: Locale) {
  const { questions, mergedQuestion } = bankCopy[locale]
  return fill(merged.length > 0 ? [...questions, mergedQuestion] : questions, {
    name: nameIn(locale, bank),
    code: bank.code,
    banks: joinNames(merged, locale),
  })
}

const shownNeighbours = 4

/** The next banks of its kind in the list, continuing at its start. */
function neighbours(bank: IfscBank): readonly IfscBank[] {
  const sameKind = ifscBanks.filter(({ kind }) => kind === bank.kind)
  const at = sameKind.indexOf(bank)
  return [...sameKind.slice(at + 1), ...sameKind.slice(0, at)].slice(0, shownNeighbours)
}

function listedFacts({ code }: IfscBank, locale: Locale) {
  const known = knownBank(code)
  if (!known) return []
  const words = bankCopy[locale]
  return [
    { label: words.codes, value: grouped(known.codes) },
    ...(known.takesUpi ? [{ label: 'UPI', value: words.yes }] : []),
  ]
}
