/** Explains what a scanned code would do, before anyone pays. */

import { fill, wordsOf } from '../../../../content/words.ts'
import { Icon } from '../../../../icons/icon.tsx'
import { Behaviour } from '../../../../islands/island.tsx'
import { useLocale } from '../../../../page/page.ts'
import type { Answers, ServiceStart } from '../../../../service-page/service-view.tsx'
import { Actions } from '../../../../ui/actions.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { readPicture } from './qr-picture.behaviour.ts'
import styles from './qr-picture.module.css'
import { parseUpiCode } from './upi-code.ts'

function QrReading({ answers }: { readonly answers: Answers }) {
  const locale = useLocale()
  const text = answers.qrText ?? ''
  const reading = parseUpiCode(text)
  if ('problem' in reading) return null
  const { payee, name, amountPaise, note, merchantCode, isSigned } = reading.payment
  const words = wordsOf('qrReading')[locale]
  return (
    <>
      <Notice role="status" title={fill(words.title, { payee })} takesFocus text={words.text} />
      <Card title={words.facts}>
        <FactList
          facts={[
            { label: words.payee, value: payee },
            { label: words.name, value: name ?? words.noName },
            {
              label: words.amount,
              value: amountPaise === undefined ? words.open : <Money paise={amountPaise} locale={locale} />,
            },
            { label: words.note, value: note },
            {
              label: words.kind,
              value: merchantCode ? fill(words.shop, { code: merchantCode }) : words.person,
            },
            { label: words.signed, value: isSigned ? words.isSigned : words.unsigned },
          ]}
        />
      </Card>
      <Notice tone="warning">
        <p>{words.nameWarning}</p>
        {amountPaise !== undefined && <p>{words.fixed}</p>}
      </Notice>
      <Actions>
        <ButtonLink variant="secondary" href={text} text={words.pay} />
      </Actions>
    </>
  )
}

/**
 * Reads a code from a photo on the device itself and submits its text with the page's form. Browsers that cannot read
 * codes say so when asked; without scripts the button is hidden.
 */
export function QrPicture() {
  const { choose, privacy, ...problems } = wordsOf('qrPicture')[useLocale()]
  return (
    <Behaviour start={readPicture} when="interaction" props={{ field: 'qrText', ...problems }}>
      <div className={styles.picture}>
        <label className={styles.choose}>
          <Icon name="scan-qr-code" />
          {choose}
          <input type="file" accept="image/*" />
        </label>
        <p className={styles.note} aria-live="polite">
          {privacy}
        </p>
      </div>
    </Behaviour>
  )
}

/** The only service page that processes its input here. */
export const qrStart: ServiceStart = {
  title: { en: 'Read a code', hi: 'कोड पढ़ें' },
  check({ qrText = '' }, locale) {
    if (qrText === '') return []
    const reading = parseUpiCode(qrText)
    if (!('problem' in reading)) return []
    return [{ field: 'qrText', message: wordsOf('qrReading')[locale].problems[reading.problem] }]
  },
  Outcome: QrReading,
  Beside: QrPicture,
}
