import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const educationFee: ServiceGuide = {
  title: {
    en: 'Education Fee Payment: schools, colleges and coaching',
    hi: 'शिक्षा शुल्क भुगतान: स्कूल, कॉलेज और कोचिंग',
  },
  sections: [
    {
      heading: { en: 'Which number is the right one', hi: 'सही संख्या कौन-सी है' },
      paragraphs: [
        {
          en: 'Institutions use different words for the number by which they know a student.',
          hi: 'संस्थान विद्यार्थी को जिस संख्या से पहचानते हैं, उसे अलग-अलग नाम देते हैं।',
        },
      ],
      table: {
        caption: { en: 'What to look for on the fee slip', hi: 'शुल्क पर्ची पर क्या देखें' },
        columns: [
          { en: 'Institution', hi: 'संस्थान' },
          { en: 'Usual name of the number', hi: 'संख्या का आम नाम' },
          { en: 'Not to be mixed up with', hi: 'इससे न मिलाएँ' },
        ],
        rows: [
          [
            { en: 'School', hi: 'स्कूल' },
            { en: 'Admission number, scholar number', hi: 'प्रवेश संख्या, स्कॉलर नंबर' },
            { en: 'Roll number: it changes every year', hi: 'रोल नंबर: हर साल बदलता है' },
          ],
          [
            { en: 'College, university', hi: 'कॉलेज, विश्वविद्यालय' },
            { en: 'Enrolment or registration number', hi: 'नामांकन या पंजीकरण संख्या' },
            { en: 'Examination seat number', hi: 'परीक्षा सीट नंबर' },
          ],
          [
            { en: 'Coaching, hostel', hi: 'कोचिंग, छात्रावास' },
            { en: 'Student ID, form number', hi: 'स्टूडेंट आईडी, फ़ॉर्म नंबर' },
            { en: 'The receipt number of the last payment', hi: 'पिछले भुगतान का रसीद नंबर' },
          ],
        ],
      },
    },
    {
      heading: { en: 'What a good receipt shows', hi: 'अच्छी रसीद में क्या होता है' },
      paragraphs: [],
      points: [
        {
          en: 'The student’s name and class, the period paid for and each part of the fee by itself: tuition, transport, hostel.',
          hi: 'विद्यार्थी का नाम और कक्षा, किस अवधि का शुल्क, और हर मद अलग: ट्यूशन, परिवहन, छात्रावास।',
        },
        {
          en: 'Only the tuition part counts for the deduction known as 80C, for two children at most, and only under the old tax regime.',
          hi: '80C कही जाने वाली कटौती में केवल ट्यूशन वाला हिस्सा गिना जाता है, अधिकतम दो बच्चों का, और केवल पुरानी कर व्यवस्था में।',
        },
        {
          en: 'The interest on an education loan is a deduction of its own there, known as 80E, without an upper limit for up to eight years.',
          hi: 'शिक्षा ऋण का ब्याज वहाँ अलग कटौती है, जिसे 80E कहते हैं: आठ साल तक, बिना ऊपरी सीमा के।',
        },
      ],
      links: [
        { label: { en: 'Income tax calculator', hi: 'आयकर कैलकुलेटर' }, link: '/tools/income-tax-calculator' },
      ],
    },
  ],
  instead: {
    text: {
      en: 'No school or college is connected here, so no fee can be looked up or paid. Pay the way the fee slip says: on the institution’s own site, at its bank or at its counter.',
      hi: 'यहाँ कोई स्कूल या कॉलेज नहीं जुड़ा है, इसलिए शुल्क न देखा जा सकता है, न भरा। शुल्क पर्ची में बताए तरीक़े से भरें: संस्थान की अपनी साइट पर, उसके बैंक में या काउंटर पर।',
    },
  },
  related: ['/tools/income-tax-calculator', '/loan-emi-payment', '/insurance-premium-payment', '/care'],
}
