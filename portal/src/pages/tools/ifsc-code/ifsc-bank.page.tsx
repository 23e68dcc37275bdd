/** The IFSC of one bank, such as '/ifsc-code/state-bank-of-india'. */
import { bankKinds, destinationAt, type IfscBank, ifscBanks, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
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
import { type IfscReading, ifscCrumbs, ifscPath, readIfsc } from './ifsc.ts'
import { IfscChecker } from './ifsc-checker.tsx'
import { borrowersOf, codeListSource, type KnownBank, knownBank } from './known-codes.ts'

/** The words of a bank's IFSC page. What is true of one bank alone is in bank-facts.ts and former-banks.ts. */
const namesWithLetters = (locale: Locale, merged: readonly FormerBank[]): string =>
  merged.map(bank => `${nameIn(locale, bank)} (${bank.code}, ${bank.year})`).join(', ')

const shownBorrowers = 8
const grouped = (count: number): string => count.toLocaleString('en-IN')

const bankCopy = {
  en: {
    ...wordsOf('bank').en,
    lead: ({ name, code }: IfscBank) =>
      `Every branch of ${name} has an IFSC that begins with ${code}0. Check a code before you send money.`,
    description: ({ name, code, kind }: IfscBank, { headOffice, since }: BankFacts) =>
      `${name} IFSC codes begin with ${code}0. See what they mean, and check any code. ${bankKinds[kind].en}, head office ${headOffice.en}, since ${since}.`,
    parts: ({ name, code }: IfscBank) => [
      `${code}: the four letters of ${name}.`,
      '0: a zero, kept for later use.',
      'Six characters, digits or letters, for the branch.',
    ],
    merged: ({ name, code }: IfscBank, merged: readonly FormerBank[]) =>
      `${merged.length === 1 ? 'This bank is' : 'These banks are'} now part of ${name}: ${namesWithLetters('en', merged)}. Codes with those letters have been replaced by codes with ${code}.`,
    digits: ({ codes, numbered }: KnownBank) =>
      numbered === codes
        ? `All ${grouped(codes)} codes in Razorpay’s list of ${codeListSource.month.en} have only digits after the zero.`
        : `There are ${grouped(codes)} codes in Razorpay’s list of ${codeListSource.month.en}: ${numbered === 0 ? 'all have letters after the zero' : `${grouped(numbered)} of them ${numbered === 1 ? 'has' : 'have'} only digits after the zero, the rest letters too`}.`,
    borrowed: ({ name, code }: IfscBank, borrowers: readonly string[]) =>
      `Not every code with ${code} belongs to ${name}. The list gives some to ${borrowers.length === 1 ? 'another bank' : `${borrowers.length} other banks`}: ${borrowers.slice(0, shownBorrowers).join(', ')}${borrowers.length > shownBorrowers ? ' and others' : ''}. A bank named here may have merged since then. An account with such a code is with the bank named, which is responsible for it.`,
    others: (kind: string) => `Other ${kind.toLowerCase()}s`,
    questions: ({ name, code }: IfscBank, merged: readonly FormerBank[]) => [
      {
        question: `Where do I find the IFSC of my ${name} branch?`,
        answer: `It is on a cheque leaf beside the account number, on the first page of the passbook, in the bank’s app under account details, and in the list of branches on the Reserve Bank’s site.`,
      },
      ...(merged.length > 0
        ? [
            {
              question: 'My cheque book shows other letters. Is it still valid?',
              answer: `Cheques and codes of ${joinNames(merged, 'en')} are no longer valid. Ask ${name} for a new cheque book and use the code that begins with ${code}.`,
            },
          ]
        : []),
    ],
  },
  hi: {
    ...wordsOf('bank').hi,
    lead: ({ hindi, code }: IfscBank) =>
      `${hindi} की हर शाखा का IFSC ${code}0 से शुरू होता है। पैसे भेजने से पहले कोड जाँच लें।`,
    description: ({ hindi, code, kind }: IfscBank, { headOffice, since }: BankFacts) =>
      `${hindi} के IFSC कोड ${code}0 से शुरू होते हैं। जानें कि वे कैसे बनते हैं, और कोड जाँचें। ${bankKinds[kind].hi}, प्रधान कार्यालय ${headOffice.hi}, ${since} से।`,
    parts: ({ hindi, code }: IfscBank) => [
      `${code}: ${hindi} के चार अक्षर।`,
      '0: एक शून्य, जो आगे के उपयोग के लिए है।',
      'शाखा के छह अंक या अक्षर।',
    ],
    merged: ({ hindi, code }: IfscBank, merged: readonly FormerBank[]) =>
      `${hindi} में ${merged.length === 1 ? 'इस बैंक' : 'इन बैंकों'} का विलय हो चुका है: ${namesWithLetters('hi', merged)}। इन अक्षरों वाले कोड की जगह अब ${code} वाले कोड चलते हैं।`,
    digits: ({ codes, numbered }: KnownBank) =>
      numbered === codes
        ? `रेज़रपे की ${codeListSource.month.hi} की सूची के सभी ${grouped(codes)} कोड में शून्य के बाद केवल अंक हैं।`
        : `रेज़रपे की ${codeListSource.month.hi} की सूची में ${grouped(codes)} कोड हैं: शून्य के बाद ${numbered === 0 ? 'सभी में अक्षर हैं' : `${grouped(numbered)} में केवल अंक हैं, बाक़ी में अक्षर भी हैं`}।`,
    borrowed: ({ hindi, code }: IfscBank, borrowers: readonly string[]) =>
      `${code} वाला हर कोड ${hindi} का नहीं होता। सूची में कुछ कोड ${borrowers.length === 1 ? 'एक दूसरे बैंक' : `${borrowers.length} दूसरे बैंकों`} के हैं: ${borrowers.slice(0, shownBorrowers).join(', ')}${borrowers.length > shownBorrowers ? ' आदि' : ''}। हो सकता है कि इनमें से किसी बैंक का अब दूसरे बैंक में विलय हो चुका हो। ऐसे कोड वाला खाता यहाँ लिखे बैंक में होता है, और उसके लिए वही ज़िम्मेदार है।`,
    others: () => 'इसी प्रकार के अन्य बैंक',
    questions: ({ hindi, code }: IfscBank, merged: readonly FormerBank[]) => [
      {
        question: `अपनी ${hindi} शाखा का IFSC कहाँ मिलेगा?`,
        answer: `यह चेक पर खाता नंबर के पास, पासबुक के पहले पन्ने पर, बैंक के ऐप में खाते की जानकारी में, और रिज़र्व बैंक की साइट पर शाखाओं की सूची में मिलता है।`,
      },
      ...(merged.length > 0
        ? [
            {
              question: 'मेरी चेकबुक पर छपे कोड के अक्षर दूसरे हैं। क्या वह मान्य है?',
              answer: `${joinNames(merged, 'hi')} के चेक और कोड अब मान्य नहीं हैं। ${hindi} से नई चेकबुक लें और ${code} से शुरू होने वाला कोड इस्तेमाल करें।`,
            },
          ]
        : []),
    ],
  },
} as const satisfies Record<Locale, object>

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
  load({ params, query: { code } }) {
    const bank = ifscBanks.find(({ slug }) => slug === params.bank)
    const known = bank && bankFacts[bank.code]
    if (!bank || !known) return undefined
    const reading = code === undefined ? undefined : readIfsc(code)
    return { bank, known, merged: banksMergedInto(bank.code), typed: code, reading }
  },
  head({ bank, known, merged }, { locale, path }) {
    const words = bankCopy[locale]
    return {
      title: destinationAt(path)?.title[locale] ?? nameIn(locale, bank),
      description: words.description(bank, known),
      breadcrumbs: ifscCrumbs(locale),
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
  const others = neighbours(bank)
  const inList = knownBank(bank.code)
  const borrowers = borrowersOf(bank)
  return (
    <PageLayout
      title={destinationAt(path)?.title[locale] ?? nameIn(locale, bank)}
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
      <IfscChecker action={href(path, locale)} typed={typed} reading={reading} expected={bank} />
      <ProseSection title={words.form}>
        <BulletList items={words.parts(bank)} />
        {known.letters && <p>{known.letters[locale]}</p>}
        {inList && <p>{words.digits(inList)}</p>}
        {borrowers.length > 0 && <p>{words.borrowed(bank, borrowers)}</p>}
        {merged.length > 0 && <p>{words.merged(bank, merged)}</p>}
      </ProseSection>
      <Questions faqs={words.questions(bank, merged)} />
      <Section title={others.length > 0 ? words.others(bankKinds[bank.kind][locale]) : words.more}>
        <LinkGrid
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
