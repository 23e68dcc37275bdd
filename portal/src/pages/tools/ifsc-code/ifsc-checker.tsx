import { dateText, type IfscBank, type Locale, nameIn } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import type { GridLink } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { licenceCancelledOn } from './former-banks.ts'
import { type Ifsc, type IfscReading, ifscPath } from './ifsc.ts'
import styles from './ifsc-checker.module.css'
import { borrowerName, borrowerOf, codeListSource, isKnownCode, knownBank } from './known-codes.ts'

const checkerCopy = wordsOf('checker')

interface IfscCheckerProps {
  /** The page's own address, to which the form is sent. */
  readonly action: string
  /** What was typed, if anything was. */
  readonly typed: string | undefined
  readonly reading: IfscReading | undefined
  /** On a bank's own page: the bank whose codes are expected. */
  readonly expected?: IfscBank
}

/** By GET, because a code identifies a branch, not a person. */
export function IfscChecker({ action, typed, reading, expected }: IfscCheckerProps) {
  const locale = useLocale()
  const words = checkerCopy[locale]
  const error = reading && 'problem' in reading ? reading.problem : undefined
  return (
    <Card title={words.title} tone="raised">
      <p className={styles.about}>{expected ? words.cannot : `${words.about} ${words.cannot}`}</p>
      <Form method="get" action={action}>
        <Field
          name="code"
          label={words.label}
          hint={fill(words.hint, { letters: expected?.code ?? 'SBIN' })}
          defaultValue={typed ?? ''}
          error={error}
          focusIfInvalid
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
        />
        {reading && !('problem' in reading) && <Finding ifsc={reading} expected={expected} />}
        <Actions>
          <Button text={words.submit} />
        </Actions>
      </Form>
    </Card>
  )
}

function Finding({ ifsc, expected }: { readonly ifsc: Ifsc; readonly expected: IfscBank | undefined }) {
  const locale = useLocale()
  const words = checkerCopy[locale]
  const { bank, former } = ifsc
  const cancelled = licenceCancelledOn(ifsc.bankCode)
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
          { label: words.bank, value: <BankName ifsc={ifsc} /> },
          { label: words.branch, value: ifsc.branchCode },
          ...upiFact(ifsc, locale),
        ]}
      />
      {cancelled ? (
        <Notice tone="danger">{fill(words.cancelled, { day: dateText(cancelled)[locale] })}</Notice>
      ) : former && bank ? (
        <Notice tone="warning">
          {fill(words.merged, {
            former: nameIn(locale, former),
            year: former.year,
            now: nameIn(locale, bank),
            letters: bank.code,
          })}
        </Notice>
      ) : (
        <Listed code={ifsc.code} />
      )}
      {isOtherBank && expected && (
        <Notice tone="warning">
          {fill(words.otherBank, { expected: nameIn(locale, expected), letters: expected.code })}
        </Notice>
      )}
      <p className={styles.limit}>{fill(words.limit, { version: codeListSource.version })}</p>
    </div>
  )
}

function BankName({ ifsc: { bank, bankCode, code } }: { readonly ifsc: Ifsc }) {
  const locale = useLocale()
  const words = checkerCopy[locale]
  const name = bank ? nameIn(locale, bank) : knownBank(bankCode)?.name || words.unknownBank
  const borrower = borrowerOf(code)
  if (borrower) return borrowerName(borrower, locale) + fill(words.borrowed, { lender: name })
  return bank ? <a href={href(`${ifscPath}/${bank.slug}`, locale)}>{name}</a> : name
}

/** The UPI fact of the letters' bank; a borrowed code does not identify the bank that uses it. */
function upiFact({ bank, bankCode, code }: Ifsc, locale: Locale) {
  const known = knownBank(bank?.code ?? bankCode)
  if (!known || borrowerOf(code) || licenceCancelledOn(bankCode)) return []
  const words = checkerCopy[locale]
  return [{ label: words.upi, value: known.takesUpi ? words.takesUpi : words.noUpi }]
}

function Listed({ code }: { readonly code: string }) {
  const locale = useLocale()
  const words = checkerCopy[locale]
  const month = codeListSource.month[locale]
  if (isKnownCode(code)) return <Notice tone="success">{fill(words.exists, { month })}</Notice>
  return (
    <Notice tone="warning" title={fill(words.missing, { month })}>
      {words.missingText}
    </Notice>
  )
}

export const bankLinks = (banks: readonly IfscBank[], locale: Locale): readonly GridLink[] =>
  banks.map(bank => ({
    name: nameIn(locale, bank),
    link: `${ifscPath}/${bank.slug}`,
    note: `${bank.code}0…`,
    picture: <Monogram name={bank.name} locale={locale} />,
  }))
