import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const creditCards: ServiceGuide = {
  title: {
    en: 'Credit Cards: compare costs before you apply',
    hi: 'क्रेडिट कार्ड: आवेदन से पहले लागत की तुलना करें',
  },
  sections: [
    {
      heading: { en: 'The words on a card’s bill', hi: 'कार्ड के बिल के शब्द' },
      paragraphs: [],
      table: {
        caption: { en: 'What each line means for you', hi: 'हर पंक्ति का आपके लिए अर्थ' },
        columns: [
          { en: 'On the bill', hi: 'बिल पर' },
          { en: 'Means', hi: 'अर्थ' },
        ],
        rows: [
          [
            { en: 'Statement date', hi: 'स्टेटमेंट की तारीख़' },
            { en: 'The month’s purchases are added up on this day', hi: 'इस दिन महीने की ख़रीद जोड़ी जाती है' },
          ],
          [
            { en: 'Due date', hi: 'देय तिथि' },
            {
              en: 'Pay in full by then and purchases cost no interest',
              hi: 'तब तक पूरा चुकाएँ तो ख़रीद पर ब्याज नहीं',
            },
          ],
          [
            { en: 'Total amount due', hi: 'कुल देय रकम' },
            { en: 'What to pay', hi: 'यही चुकाएँ' },
          ],
          [
            { en: 'Minimum amount due', hi: 'न्यूनतम देय रकम' },
            {
              en: 'Keeps the account regular, but interest runs on the rest and on every new purchase',
              hi: 'खाता नियमित रहता है, पर बाक़ी और हर नई ख़रीद पर ब्याज लगता है',
            },
          ],
          [
            { en: 'Cash limit', hi: 'नकद सीमा' },
            {
              en: 'Cash from the card costs a fee and interest from the first day',
              hi: 'कार्ड से नकद पर शुल्क और पहले दिन से ब्याज',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'Five costs to compare', hi: 'तुलना के लिए पाँच ख़र्च' },
      paragraphs: [],
      points: [
        {
          en: 'The yearly fee, and how much you must spend for it to be waived.',
          hi: 'सालाना शुल्क, और कितना ख़र्च करने पर वह माफ़ होता है।',
        },
        {
          en: 'Interest by the year, not by the month: 3.5% a month is 42% a year.',
          hi: 'ब्याज महीने का नहीं, साल का देखें: 3.5% महीना यानी 42% सालाना।',
        },
        {
          en: 'The markup on payments in foreign money, often 2% to 3.5% and GST.',
          hi: 'विदेशी मुद्रा में भुगतान पर मार्कअप, अक्सर 2% से 3.5% और जीएसटी।',
        },
        {
          en: 'Fees for late payment, rent, fuel and wallet loads.',
          hi: 'देर से भुगतान, किराया, ईंधन और वॉलेट में पैसे डालने का शुल्क।',
        },
        {
          en: 'What a reward point is worth in rupees, and when it lapses.',
          hi: 'रिवॉर्ड पॉइंट रुपयों में कितने का है, और कब ख़त्म होता है।',
        },
      ],
    },
    {
      heading: { en: 'What the Reserve Bank guarantees you', hi: 'रिज़र्व बैंक आपको क्या भरोसा देता है' },
      paragraphs: [],
      points: [
        {
          en: 'No card may be issued or upgraded without your explicit consent.',
          hi: 'आपकी स्पष्ट सहमति के बिना कोई कार्ड न दिया जा सकता है, न बदला।',
        },
        {
          en: 'A request to close a card must be met within seven working days, or the bank pays you Rs. 500 for each day.',
          hi: 'कार्ड बंद करने का अनुरोध सात कामकाजी दिनों में पूरा होना चाहिए, नहीं तो बैंक हर दिन के ₹500 देता है।',
        },
        {
          en: 'You count as late only when a payment is more than three days past its due date.',
          hi: 'भुगतान देय तिथि से तीन दिन से ज़्यादा बीतने पर ही देर माना जाता है।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'No bank is connected here, so you cannot apply. Choose one bank and apply on its own site or at a branch. The bill of a card that you have can be paid here.',
      hi: 'यहाँ कोई बैंक नहीं जुड़ा है, इसलिए आवेदन नहीं हो सकता। एक बैंक चुनें और उसकी अपनी साइट या शाखा में आवेदन करें। जो कार्ड आपके पास है उसका बिल यहाँ भरा जा सकता है।',
    },
    links: [{ label: { en: 'Pay a card bill', hi: 'कार्ड का बिल भरें' }, link: '/credit-card-bill-payment' }],
  },
  related: [
    '/free-credit-score',
    '/credit-card-bill-payment',
    '/personal-loan',
    '/tools/compound-interest-calculator',
  ],
}
