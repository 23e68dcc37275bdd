import { pensionRules } from '../../../calculators/pension-system.ts'
import type { ServiceGuide } from '../../service-page/service-guide.ts'

const { minAnnuityShareBps, wholePaise, bandPaise, bandAtOncePaise, bandYears } = pensionRules
const privateShare = minAnnuityShareBps['non-government'] / 100
const governmentShare = minAnnuityShareBps.government / 100
const [wholeLakh, bandLakh, atOnceLakh] = [wholePaise, bandPaise, bandAtOncePaise].map(
  paise => paise / 1_00_000_00,
)

export const nps: ServiceGuide = {
  title: {
    en: 'National Pension System (NPS): accounts, leaving it and tax',
    hi: 'राष्ट्रीय पेंशन प्रणाली (एनपीएस): खाते, निकासी और कर',
  },
  sections: [
    {
      heading: { en: 'Tier I and tier II', hi: 'टियर I और टियर II' },
      paragraphs: [],
      table: {
        caption: { en: 'The two accounts side by side', hi: 'दोनों खाते साथ-साथ' },
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'Tier I', hi: 'टियर I' },
          { en: 'Tier II', hi: 'टियर II' },
        ],
        rows: [
          [
            { en: 'For', hi: 'किसके लिए' },
            { en: 'The pension', hi: 'पेंशन' },
            { en: 'Savings beside it', hi: 'साथ की बचत' },
          ],
          [
            { en: 'Least to open', hi: 'खोलने की न्यूनतम रकम' },
            { en: 'Rs. 500', hi: '₹500' },
            { en: 'Rs. 1,000', hi: '₹1,000' },
          ],
          [
            { en: 'Least each time', hi: 'हर बार न्यूनतम' },
            { en: 'Rs. 500', hi: '₹500' },
            { en: 'Rs. 250', hi: '₹250' },
          ],
          [
            { en: 'Least in a year', hi: 'साल में न्यूनतम' },
            { en: 'Rs. 1,000', hi: '₹1,000' },
            { en: 'None', hi: 'कोई नहीं' },
          ],
          [
            { en: 'Taking money out', hi: 'पैसे निकालना' },
            { en: 'Within limits until exit', hi: 'निकासी तक सीमाओं के भीतर' },
            { en: 'At any time', hi: 'कभी भी' },
          ],
          [
            { en: 'Tax benefit', hi: 'कर लाभ' },
            { en: 'Yes', hi: 'हाँ' },
            { en: 'None for most savers', hi: 'ज़्यादातर के लिए नहीं' },
          ],
        ],
      },
    },
    {
      heading: { en: 'When you leave', hi: 'निकासी के समय' },
      paragraphs: [
        {
          en: `By PFRDA’s rules of December 2025 at least ${privateShare}% of the savings buys a pension for life; for government employees it is ${governmentShare}%. The rest is paid out. Savings of up to Rs. ${wholeLakh} lakh may be taken whole; of savings up to Rs. ${bandLakh} lakh, Rs. ${atOnceLakh} lakh may be taken at once and the rest as a pension or in parts over at least ${bandYears} years.`,
          hi: `पीएफ़आरडीए के दिसंबर 2025 के नियमों से बचत के कम से कम ${privateShare}% से जीवन भर की पेंशन ख़रीदी जाती है; सरकारी कर्मचारियों के लिए ${governmentShare}%। बाक़ी मिल जाता है। ₹${wholeLakh} लाख तक की बचत पूरी ली जा सकती है; ₹${bandLakh} लाख तक की बचत में से ₹${atOnceLakh} लाख एक साथ, और बाक़ी पेंशन के रूप में या कम से कम ${bandYears} साल में हिस्सों में।`,
        },
      ],
      links: [
        {
          label: { en: 'Estimate your pension', hi: 'अपनी पेंशन का अनुमान लगाएँ' },
          link: '/tools/nps-calculator',
        },
      ],
    },
    {
      heading: { en: 'Opening an account', hi: 'खाता खोलना' },
      paragraphs: [
        {
          en: 'Any Indian citizen of 18 or older can open one: with a bank or another point of presence, or on the eNPS pages of the record-keeping agencies with PAN and Aadhaar. You choose a pension fund and how much goes into shares, company bonds and government bonds, or let the mix follow your age.',
          hi: '18 वर्ष या अधिक का कोई भी भारतीय नागरिक खाता खोल सकता है: बैंक या दूसरे पॉइंट ऑफ़ प्रेज़ेंस पर, या रिकॉर्ड रखने वाली एजेंसियों के ईएनपीएस पेज पर पैन और आधार से। आप पेंशन फ़ंड चुनते हैं और यह भी कि शेयरों, कंपनी बॉन्ड और सरकारी बॉन्ड में कितना जाए, या अनुपात उम्र के साथ अपने-आप बदलने देते हैं।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'Contributions cannot be made here. Use eNPS, your bank or your point of presence. What saving each month could become can be worked out here.',
      hi: 'यहाँ अंशदान नहीं हो सकता। ईएनपीएस, अपने बैंक या पॉइंट ऑफ़ प्रेज़ेंस से करें। हर महीने की बचत कितनी बन सकती है, यह यहाँ निकाल सकते हैं।',
    },
    links: [
      { label: { en: 'Work out the pension', hi: 'पेंशन निकालें' }, link: '/tools/nps-calculator' },
      { label: { en: 'NPS Trust', hi: 'एनपीएस ट्रस्ट' }, link: 'https://www.npstrust.org.in/' },
    ],
  },
  related: [
    '/tools/nps-calculator',
    '/tools/epf-calculator',
    '/tools/income-tax-calculator',
    '/mutual-funds/retirement-funds',
  ],
}
