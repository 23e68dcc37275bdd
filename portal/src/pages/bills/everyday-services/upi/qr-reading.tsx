/** What a scanned code would do, in plain words, before anybody pays. */
import type { ReactNode } from 'react'
import type { OutcomeProps } from '../../../../service-page/service-start.ts'
import { Actions } from '../../../../ui/actions.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { readUpiCode } from './upi-code.ts'

const copy = {
  en: {
    title: (payee: string) => `This code sends money to ${payee}`,
    text: 'It can only take money from you, never bring you any. Nothing has been paid by reading it here.',
    facts: 'What the code says',
    payee: 'UPI ID',
    name: 'Name in the code',
    noName: 'None',
    amount: 'Amount',
    open: 'You decide',
    note: 'Note',
    kind: 'Made for',
    person: 'A person, or not stated',
    shop: (code: string) => `A shop (merchant code ${code})`,
    signed: 'Signed',
    isSigned: 'Yes, by the app or bank that made it',
    unsigned: 'No',
    nameWarning:
      'Anyone can write any name into a code. Your UPI app shows the name that the receiver’s bank knows: compare the two before you enter your PIN.',
    fixed: 'The amount is fixed by the code. Check that it is the one you agreed on.',
    pay: 'Open in a UPI app on this phone',
  },
  hi: {
    title: (payee: string) => `यह कोड ${payee} को पैसे भेजता है`,
    text: 'इससे आपके पैसे केवल जा सकते हैं, आ नहीं सकते। यहाँ पढ़ने से कोई भुगतान नहीं हुआ है।',
    facts: 'कोड में क्या लिखा है',
    payee: 'UPI आईडी',
    name: 'कोड में लिखा नाम',
    noName: 'कोई नहीं',
    amount: 'रकम',
    open: 'आप तय करते हैं',
    note: 'टिप्पणी',
    kind: 'किसके लिए',
    person: 'कोई व्यक्ति, या लिखा नहीं',
    shop: (code: string) => `दुकान (मर्चेंट कोड ${code})`,
    signed: 'हस्ताक्षरित',
    isSigned: 'हाँ, बनाने वाले ऐप या बैंक का',
    unsigned: 'नहीं',
    nameWarning:
      'कोड में कोई भी कुछ भी नाम लिख सकता है। आपका UPI ऐप वह नाम दिखाता है जो पाने वाले के बैंक में है: PIN डालने से पहले दोनों मिलाएँ।',
    fixed: 'रकम कोड में तय है। देख लें कि यह वही है जो तय हुई थी।',
    pay: 'इस फ़ोन के UPI ऐप में खोलें',
  },
}

export function QrReading({ locale, answers }: OutcomeProps): ReactNode {
  const text = answers.qrText ?? ''
  const reading = readUpiCode(text)
  if ('problem' in reading) return null
  const { payee, name, amountPaise, note, merchantCode, signed } = reading.payment
  const words = copy[locale]
  return (
    <>
      <Notice role="status" title={words.title(payee)} takesFocus>
        <p>{words.text}</p>
      </Notice>
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
            { label: words.kind, value: merchantCode ? words.shop(merchantCode) : words.person },
            { label: words.signed, value: signed ? words.isSigned : words.unsigned },
          ]}
        />
      </Card>
      <Notice tone="warning">
        <p>{words.nameWarning}</p>
        {amountPaise !== undefined && <p>{words.fixed}</p>}
      </Notice>
      <Actions>
        <ButtonLink variant="secondary" href={text}>
          {words.pay}
        </ButtonLink>
      </Actions>
    </>
  )
}
