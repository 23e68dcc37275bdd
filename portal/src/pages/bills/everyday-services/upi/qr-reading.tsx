/** Explains what a scanned code would do, before anyone pays. */

import type { Bilingual } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../../content/words.ts'
import { useLocale } from '../../../../page/current-page.ts'
import type { Answers, ServiceStart } from '../../../../service-page/service-view.tsx'
import { Actions } from '../../../../ui/actions.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { QrPicture } from './qr-picture.tsx'
import { readUpiCode, type UpiProblem } from './upi-code.ts'

function QrReading({ answers }: { readonly answers: Answers }): ReactNode {
  const locale = useLocale()
  const text = answers.qrText ?? ''
  const reading = readUpiCode(text)
  if ('problem' in reading) return null
  const { payee, name, amountPaise, note, merchantCode, signed } = reading.payment
  const words = wordsOf('qrReading')[locale]
  return (
    <>
      <Notice role="status" title={fill(words.title, { payee })} takesFocus>
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
            {
              label: words.kind,
              value: merchantCode ? fill(words.shop, { code: merchantCode }) : words.person,
            },
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

/** Why a text is not a payment code, and what to do about it. */
const qrProblems: Readonly<Record<UpiProblem, Bilingual>> = {
  mandate: {
    en: 'This code does not pay once: it sets up a mandate, by which money can be taken again and again. Approve such a code only in your bank’s app, and only if you asked for it.',
    hi: 'यह कोड एक बार का भुगतान नहीं है: यह मैंडेट बनाता है, जिससे बार-बार पैसे लिए जा सकते हैं। ऐसे कोड को केवल अपने बैंक के ऐप में मंज़ूरी दें, और तभी जब आपने माँगा हो।',
  },
  'web-address': {
    en: 'This is a web address, not a payment code. If somebody told you that it pays, do not open it.',
    hi: 'यह वेब पता है, भुगतान कोड नहीं। अगर किसी ने कहा है कि इससे भुगतान होता है, तो इसे न खोलें।',
  },
  'bharat-qr': {
    en: 'This is a Bharat QR of the card networks, which we cannot read yet. Your UPI app can: scan it there.',
    hi: 'यह कार्ड नेटवर्क का भारत QR है, जिसे हम अभी नहीं पढ़ सकते। आपका UPI ऐप पढ़ सकता है: वहाँ स्कैन करें।',
  },
  'not-upi': {
    en: 'This is not the text of a UPI code. Paste the whole text; it begins with upi://pay?',
    hi: 'यह UPI कोड का टेक्स्ट नहीं है। पूरा टेक्स्ट चिपकाएँ; वह upi://pay? से शुरू होता है',
  },
  'no-payee': {
    en: 'The code names no receiver (pa=), so no app can pay it. Paste the whole text.',
    hi: 'कोड में पाने वाला (pa=) नहीं है, इसलिए कोई ऐप इससे भुगतान नहीं कर सकता। पूरा टेक्स्ट चिपकाएँ।',
  },
  'bad-payee': {
    en: 'The receiver in the code (pa=) is not a UPI ID such as name@bank. The code is broken or was tampered with: do not pay it.',
    hi: 'कोड में पाने वाला (pa=) name@bank जैसी UPI आईडी नहीं है। कोड टूटा हुआ है या उससे छेड़छाड़ हुई है: भुगतान न करें।',
  },
  'bad-amount': {
    en: 'The amount in the code (am=) is not an amount in rupees. The code is broken or was tampered with: do not pay it.',
    hi: 'कोड में रकम (am=) रुपयों में नहीं है। कोड टूटा हुआ है या उससे छेड़छाड़ हुई है: भुगतान न करें।',
  },
  'foreign-money': {
    en: 'The code asks for another currency than rupees. UPI apps in India pay in rupees.',
    hi: 'कोड रुपयों के अलावा दूसरी मुद्रा माँगता है। भारत के UPI ऐप रुपयों में भुगतान करते हैं।',
  },
}

/** The only service page that processes its input here. */
export const qrStart: ServiceStart = {
  title: { en: 'Read a code', hi: 'कोड पढ़ें' },
  check({ qrText = '' }) {
    if (qrText === '') return []
    const reading = readUpiCode(qrText)
    return 'problem' in reading ? [{ field: 'qrText', message: qrProblems[reading.problem] }] : []
  },
  Outcome: QrReading,
  Beside: QrPicture,
}
