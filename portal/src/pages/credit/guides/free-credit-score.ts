import type { ServiceGuide } from '../../service-page/service-guide.ts'
import { bureaus } from './bureaus.ts'

export const freeCreditScore: ServiceGuide = {
  title: {
    en: 'Free Credit Score: what moves it between 300 and 900',
    hi: 'मुफ़्त क्रेडिट स्कोर: 300 से 900 के बीच क्या बदलता है',
  },
  sections: [
    {
      heading: { en: 'What moves the score', hi: 'स्कोर किससे बदलता है' },
      paragraphs: [],
      table: {
        caption: { en: 'From the strongest to the weakest', hi: 'सबसे ज़्यादा असर से सबसे कम तक' },
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'Raises it', hi: 'बढ़ाता है' },
          { en: 'Lowers it', hi: 'घटाता है' },
        ],
        rows: [
          [
            { en: 'Paying on time', hi: 'समय पर भुगतान' },
            { en: 'Every instalment and card bill in time', hi: 'हर किस्त और कार्ड बिल समय पर' },
            { en: 'One payment late by 30 days and more', hi: 'एक भी भुगतान 30 दिन या ज़्यादा देर से' },
          ],
          [
            { en: 'Use of limits', hi: 'सीमा का उपयोग' },
            { en: 'Less than about a third of the card limit', hi: 'कार्ड सीमा के लगभग एक तिहाई से कम' },
            { en: 'A card used to its limit', hi: 'पूरी सीमा तक इस्तेमाल किया कार्ड' },
          ],
          [
            { en: 'Age and mix', hi: 'उम्र और मेल' },
            { en: 'Old accounts, secured and unsecured', hi: 'पुराने खाते, गारंटी वाले और बिना गारंटी के' },
            { en: 'Many young loans without security', hi: 'बिना गारंटी के कई नए लोन' },
          ],
          [
            { en: 'New enquiries', hi: 'नई पूछताछ' },
            { en: 'None for some months', hi: 'कुछ महीनों से कोई नहीं' },
            { en: 'Several applications in a few weeks', hi: 'कुछ हफ़्तों में कई आवेदन' },
          ],
        ],
      },
    },
    {
      heading: { en: 'What does not count', hi: 'क्या नहीं गिना जाता' },
      paragraphs: [
        {
          en: 'Your salary, your savings and shares, your religion, caste or place, and looking at your own score. Income matters to a lender, but the bureau does not know it.',
          hi: 'आपका वेतन, बचत और शेयर, धर्म, जाति या जगह, और अपना स्कोर देखना। आय ऋणदाता के लिए मायने रखती है, पर ब्यूरो उसे नहीं जानता।',
        },
      ],
    },
    {
      heading: { en: 'A first score, step by step', hi: 'पहला स्कोर, कदम-दर-कदम' },
      paragraphs: [
        {
          en: 'Somebody who has never borrowed has no score. A card against a fixed deposit, used a little and paid in full each month, makes one within about half a year.',
          hi: 'जिसने कभी उधार नहीं लिया उसका स्कोर नहीं होता। सावधि जमा पर मिला कार्ड, थोड़ा इस्तेमाल और हर महीने पूरा भुगतान, लगभग छह महीने में स्कोर बना देता है।',
        },
      ],
      links: [{ label: { en: 'About credit cards', hi: 'क्रेडिट कार्ड के बारे में' }, link: '/credit-cards' }],
    },
  ],
  instead: {
    text: {
      en: 'No credit bureau is connected here, and we would rather show nothing than a made-up number. Each bureau tells you your score itself; looking does not lower it.',
      hi: 'यहाँ कोई क्रेडिट ब्यूरो नहीं जुड़ा है, और मनगढ़ंत अंक दिखाने से कुछ न दिखाना बेहतर है। हर ब्यूरो आपका स्कोर ख़ुद बताता है; देखने से वह घटता नहीं।',
    },
    links: bureaus,
  },
  related: ['/credit-report', '/credit-cards', '/personal-loan', '/postpaid'],
}
