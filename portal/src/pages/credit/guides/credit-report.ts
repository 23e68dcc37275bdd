import { creditReporting, latestRow } from '@chowk/catalog'
import type { ServiceGuide } from '../../service-page/service-guide.ts'
import { bureaus } from './bureaus.ts'

const { often } = latestRow(creditReporting).value

export const creditReport: ServiceGuide = {
  title: {
    en: 'Credit Report: read it free and have mistakes corrected',
    hi: 'क्रेडिट रिपोर्ट: मुफ़्त पढ़ें और ग़लतियाँ ठीक करवाएँ',
  },
  sections: [
    {
      heading: { en: 'What a report holds', hi: 'रिपोर्ट में क्या होता है' },
      paragraphs: [],
      table: {
        caption: { en: 'Its parts, and what to check in each', hi: 'उसके हिस्से, और हर एक में क्या जाँचें' },
        columns: [
          { en: 'Part', hi: 'हिस्सा' },
          { en: 'Check', hi: 'क्या जाँचें' },
        ],
        rows: [
          [
            { en: 'You', hi: 'आप' },
            { en: 'Name, date of birth, PAN and addresses', hi: 'नाम, जन्मतिथि, पैन और पते' },
          ],
          [
            { en: 'Accounts', hi: 'खाते' },
            {
              en: 'Is every loan and card yours? Are closed ones shown as closed?',
              hi: 'क्या हर लोन और कार्ड आपका है? बंद खाते बंद दिखते हैं?',
            },
          ],
          [
            { en: 'Payments', hi: 'भुगतान' },
            {
              en: 'Days past due, month by month: 000 means on time',
              hi: 'महीने-दर-महीने देर के दिन: 000 यानी समय पर',
            },
          ],
          [
            { en: 'Status', hi: 'स्थिति' },
            {
              en: '“Settled” or “written off” weighs for years; ask for “closed” when you have paid all',
              hi: '“सेटल्ड” या “राइटन ऑफ़” बरसों असर डालता है; पूरा चुकाने पर “क्लोज़्ड” करवाएँ',
            },
          ],
          [
            { en: 'Enquiries', hi: 'पूछताछ' },
            {
              en: 'Who asked about you: a lender you never met may be the sign of a fraud',
              hi: 'किसने आपके बारे में पूछा: अनजान ऋणदाता धोखाधड़ी का संकेत हो सकता है',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'If something is wrong', hi: 'कुछ ग़लत हो तो' },
      paragraphs: [
        {
          en: 'Raise it on the bureau’s site and with the lender, with proof such as the no-dues letter. Both together have 30 days; after that they owe you Rs. 100 for each day. If nothing moves, the Reserve Bank’s ombudsman takes it up free of charge.',
          hi: 'ब्यूरो की साइट पर और ऋणदाता के पास प्रमाण (जैसे नो-ड्यूज़ पत्र) के साथ शिकायत करें। दोनों के पास मिलाकर 30 दिन हैं; उसके बाद हर दिन के ₹100 आपको देने होते हैं। फिर भी कुछ न हो तो रिज़र्व बैंक का लोकपाल मुफ़्त सुनता है।',
        },
      ],
      links: [{ label: { en: 'Grievance steps', hi: 'शिकायत के कदम' }, link: '/grievance' }],
    },
    {
      heading: { en: 'The four bureaus', hi: 'चारों ब्यूरो' },
      paragraphs: [
        {
          en: `Each owes you one full report a year without charge. Lenders report to all four ${often.en}, but not always the same things.`,
          hi: `हर एक साल में एक पूरी रिपोर्ट मुफ़्त देने को बाध्य है। ऋणदाता चारों को जानकारी देते हैं, ${often.hi}, पर हमेशा एक जैसी नहीं।`,
        },
      ],
      links: bureaus,
    },
  ],
  instead: {
    text: {
      en: 'No credit bureau is connected here, so no report can be shown. Ask a bureau itself: each owes you one full report a year, free of charge.',
      hi: 'यहाँ कोई क्रेडिट ब्यूरो नहीं जुड़ा है, इसलिए रिपोर्ट नहीं दिख सकती। सीधे ब्यूरो से माँगें: हर एक साल में एक पूरी रिपोर्ट मुफ़्त देने को बाध्य है।',
    },
    links: bureaus,
  },
  related: ['/free-credit-score', '/grievance', '/personal-loan', '/loan-emi-payment'],
}
