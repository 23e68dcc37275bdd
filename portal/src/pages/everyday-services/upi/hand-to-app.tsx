import type { ReactNode } from 'react'
import { parseRupees } from '../../../money/money.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Actions } from '../../../ui/form.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { OutcomeProps } from '../../service-page/service-guide.ts'
import { upiLink } from './upi-code.ts'

const copy = {
  en: {
    title: 'Sending money is not open on this site yet',
    text: 'The UPI ID and the amount have the right form and are kept below. Nothing was sent to any bank, and no money has moved.',
    payee: 'UPI ID',
    amount: 'Amount',
    app: 'On a phone with a UPI app, the button hands both over to it. The app shows the receiver’s real name, and only your UPI PIN sends the money.',
    open: 'Open in a UPI app on this phone',
  },
  hi: {
    title: 'इस साइट से पैसे भेजना अभी शुरू नहीं हुआ है',
    text: 'यूपीआई आईडी और राशि सही रूप में हैं और नीचे रखी हैं। किसी बैंक को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा।',
    payee: 'यूपीआई आईडी',
    amount: 'राशि',
    app: 'यूपीआई ऐप वाले फ़ोन पर यह बटन दोनों बातें ऐप को दे देता है। ऐप पाने वाले का असली नाम दिखाता है, और पैसे केवल आपके यूपीआई पिन से जाते हैं।',
    open: 'इस फ़ोन के यूपीआई ऐप में खोलें',
  },
}

/** Money cannot be sent from here; the phone's own UPI app can take over with what was typed. */
export function HandToApp({ locale, answers }: OutcomeProps): ReactNode {
  const words = copy[locale]
  const payee = answers.upiId ?? ''
  const amount = parseRupees(answers.amount ?? '')
  if (!('paise' in amount)) return null
  return (
    <>
      <Notice tone="warning" role="status" title={words.title} takesFocus>
        <p>{words.text}</p>
      </Notice>
      <Card>
        <FactList
          facts={[
            { label: words.payee, value: payee },
            { label: words.amount, value: <Money paise={amount.paise} locale={locale} /> },
          ]}
        />
      </Card>
      <p>{words.app}</p>
      <Actions>
        <ButtonLink variant="secondary" href={upiLink({ payee, amountPaise: amount.paise })}>
          {words.open}
        </ButtonLink>
      </Actions>
    </>
  )
}
