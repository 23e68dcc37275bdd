import { dateText, type IfscBank, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { cancelledOn } from './former-banks.ts'
import { type Ifsc, type IfscReading, ifscPath } from './ifsc.ts'
import styles from './ifsc-checker.module.css'
import { borrowerOf, isKnownCode, knownBank, listed } from './known-codes.ts'

const checkerCopy = {
  en: {
    title: 'Check a code',
    about:
      'We check the format of a code, tell you which bank it belongs to, and whether it is in our list of codes. You find a code on the cheque book, in the passbook or on the bank’s own site.',
    cannot: 'We cannot find a branch by its name or address.',
    label: 'IFSC',
    hint: (letters: string) => `11 characters, in the form ${letters}0 and six more`,
    submit: 'Check',
    bank: 'Bank',
    unknownBank: 'A bank that is not in our list',
    borrowed: (lender: string) => `, using a code of ${lender}`,
    branch: 'Branch code',
    upi: 'UPI',
    takesUpi: 'The bank takes UPI',
    noUpi: 'The bank is not in the list of banks that take UPI',
    merged: (former: string, year: number, now: string, letters: string) =>
      `These letters belonged to ${former}, part of ${now} since ${year}. Its codes were replaced: ask for the one that begins with ${letters}.`,
    otherBank: (expected: string, letters: string) =>
      `This is not a code of ${expected}: its codes begin with ${letters}.`,
    cancelled: (day: string) =>
      `The Reserve Bank cancelled this bank’s licence on ${day}. Do not send money to this code, even if a list has it.`,
    exists: (month: string) => `This code exists: it is in the list of ${month}.`,
    missing: (month: string) => `This code is not in the list of ${month}.`,
    missingText:
      'One character may be wrong, the branch may have closed, or it is newer than the list. Ask the bank before you send money.',
    limit: (version: string) =>
      `The list is Razorpay’s, from the Reserve Bank’s data (version ${version}). The code on the cheque or passbook is what counts.`,
  },
  hi: {
    title: 'कोड जाँचें',
    about:
      'हम कोड का रूप जाँचते हैं, बताते हैं कि वह किस बैंक का है, और देखते हैं कि वह हमारी सूची में है या नहीं। कोड चेकबुक, पासबुक और बैंक की अपनी साइट पर मिलता है।',
    cannot: 'शाखा के नाम या पते से हम कोड नहीं खोज सकते।',
    label: 'IFSC',
    hint: (letters: string) => `11 अक्षर: ${letters}0 और उसके बाद छह`,
    submit: 'जाँचें',
    bank: 'बैंक',
    unknownBank: 'यह बैंक हमारी सूची में नहीं है',
    borrowed: (lender: string) => `, ${lender} के दिए कोड पर`,
    branch: 'शाखा कोड',
    upi: 'UPI',
    takesUpi: 'यह बैंक UPI लेता है',
    noUpi: 'सूची इस बैंक को UPI लेने वालों में नहीं गिनती',
    merged: (former: string, year: number, now: string, letters: string) =>
      `ये अक्षर ${former} के थे, जो ${year} से ${now} का हिस्सा है। उसके कोड बदल गए: ${letters} से शुरू होने वाला कोड माँगें।`,
    otherBank: (expected: string, letters: string) =>
      `यह कोड ${expected} का नहीं है; उसके कोड ${letters} से शुरू होते हैं।`,
    cancelled: (day: string) =>
      `रिज़र्व बैंक ने ${day} को इस बैंक का लाइसेंस रद्द कर दिया। सूची में हो तब भी इस कोड पर पैसे न भेजें।`,
    exists: (month: string) => `यह कोड है: ${month} की सूची में मिलता है।`,
    missing: (month: string) => `यह कोड ${month} की सूची में नहीं है।`,
    missingText: 'कोई अक्षर ग़लत हो सकता है, शाखा बंद हो चुकी हो सकती है, या सूची से नई है। पैसे भेजने से पहले बैंक से पूछें।',
    limit: (version: string) =>
      `सूची रेज़रपे की है, रिज़र्व बैंक के आँकड़ों से (संस्करण ${version})। चेक या पासबुक पर छपा कोड ही मान्य है।`,
  },
} as const satisfies Record<Locale, object>

interface IfscCheckerProps {
  readonly locale: Locale
  /** The page's own address: the form asks for it again. */
  readonly action: string
  /** What was typed, if anything was. */
  readonly typed: string | undefined
  readonly reading: IfscReading | undefined
  /** On a bank's own page: the bank whose codes are expected here. */
  readonly expected?: IfscBank
}

/** Asks by GET; a code names a branch, not a person. */
export function IfscChecker({ locale, action, typed, reading, expected }: IfscCheckerProps): ReactNode {
  const words = checkerCopy[locale]
  const error = reading && 'problem' in reading ? reading.problem[locale] : undefined
  return (
    <Card title={words.title} tone="raised">
      <p className={styles.about}>{expected ? words.cannot : `${words.about} ${words.cannot}`}</p>
      <Form method="get" action={action}>
        <Field
          name="code"
          label={words.label}
          hint={words.hint(expected?.code ?? 'SBIN')}
          defaultValue={typed ?? ''}
          error={error}
          isOnly
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
        />
        {reading && !('problem' in reading) && <Finding ifsc={reading} expected={expected} locale={locale} />}
        <Actions>
          <Button>{words.submit}</Button>
        </Actions>
      </Form>
    </Card>
  )
}

interface FindingProps {
  readonly ifsc: Ifsc
  readonly expected: IfscBank | undefined
  readonly locale: Locale
}

function Finding({ ifsc, expected, locale }: FindingProps): ReactNode {
  const words = checkerCopy[locale]
  const { bank, former } = ifsc
  const cancelled = cancelledOn(ifsc.bankCode)
  const isOtherBank = expected !== undefined && bank?.code !== expected.code
  return (
    <div role="status" className={styles.finding}>
      <p className={styles.code}>
        <span>{ifsc.bankCode}</span>
        <span>0</span>
        <span>{ifsc.branchCode}</span>
      </p>
      <FactList
        facts={[
          { label: words.bank, value: <BankName ifsc={ifsc} locale={locale} /> },
          { label: words.branch, value: ifsc.branchCode },
          ...upiFact(ifsc, locale),
        ]}
      />
      {cancelled ? (
        <Notice tone="danger">{words.cancelled(dateText(cancelled)[locale])}</Notice>
      ) : former && bank ? (
        <Notice tone="warning">
          {words.merged(nameIn(locale, former), former.year, nameIn(locale, bank), bank.code)}
        </Notice>
      ) : (
        <Listed code={ifsc.code} locale={locale} />
      )}
      {isOtherBank && expected && (
        <Notice tone="warning">{words.otherBank(nameIn(locale, expected), expected.code)}</Notice>
      )}
      <p className={styles.limit}>{words.limit(listed.version)}</p>
    </div>
  )
}

interface PartProps {
  readonly ifsc: Ifsc
  readonly locale: Locale
}

function BankName({ ifsc: { bank, bankCode, code }, locale }: PartProps): ReactNode {
  const words = checkerCopy[locale]
  const name = bank ? nameIn(locale, bank) : knownBank(bankCode)?.name || words.unknownBank
  const borrower = borrowerOf(code)
  if (borrower) return borrower + words.borrowed(name)
  return bank ? <a href={href(`${ifscPath}/${bank.slug}`, locale)}>{name}</a> : name
}

/** Of the bank whose letters they are; a code on loan says nothing of who borrowed it. */
function upiFact({ bank, bankCode, code }: Ifsc, locale: Locale) {
  const known = knownBank(bank?.code ?? bankCode)
  if (!known || borrowerOf(code) || cancelledOn(bankCode)) return []
  const words = checkerCopy[locale]
  return [{ label: words.upi, value: known.takesUpi ? words.takesUpi : words.noUpi }]
}

function Listed({ code, locale }: { readonly code: string; readonly locale: Locale }): ReactNode {
  const words = checkerCopy[locale]
  const month = listed.month[locale]
  if (isKnownCode(code)) return <Notice tone="success">{words.exists(month)}</Notice>
  return (
    <Notice tone="warning" title={words.missing(month)}>
      {words.missingText}
    </Notice>
  )
}
