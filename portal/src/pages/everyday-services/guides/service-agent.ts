import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const serviceAgent: ServiceGuide = {
  title: {
    en: 'Become a Service Agent: the work and what it takes',
    hi: 'सर्विस एजेंट बनें: काम क्या है और क्या चाहिए',
  },
  sections: [
    {
      heading: { en: 'What an agent does', hi: 'एजेंट क्या करता है' },
      paragraphs: [],
      points: [
        {
          en: 'Visits shops, clinics, auto stands and stalls near home and shows how a UPI code works.',
          hi: 'घर के पास की दुकानों, क्लिनिक, ऑटो स्टैंड और ठेलों पर जाकर दिखाता है कि UPI कोड कैसे काम करता है।',
        },
        {
          en: 'Helps the owner to put up a code that leads to the owner’s own bank account, and tests it together with one rupee.',
          hi: 'मालिक को ऐसा कोड लगाने में मदद करता है जो उसके अपने बैंक खाते से जुड़ा हो, और एक रुपये से साथ में जाँचता है।',
        },
        {
          en: 'Comes back when something does not work, and explains how to spot frauds.',
          hi: 'कुछ न चले तो दोबारा आता है, और ठगी पहचानना समझाता है।',
        },
      ],
    },
    {
      heading: { en: 'What an agent never does', hi: 'एजेंट क्या कभी नहीं करता' },
      paragraphs: [],
      points: [
        {
          en: 'Ask a shopkeeper for a PIN, an OTP or a card.',
          hi: 'दुकानदार से PIN, OTP या कार्ड माँगना।',
        },
        {
          en: 'Take cash for a code, or let payments run through an account of his or her own.',
          hi: 'कोड के लिए नकद लेना, या भुगतान अपने खाते से होकर जाने देना।',
        },
        {
          en: 'Promise a loan or a prize in return.',
          hi: 'बदले में लोन या इनाम का वादा करना।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'We are not taking new agents, so there is no form to fill in, and nobody is asked to pay for this work. Whoever asks for a fee in our name is a fraud.',
      hi: 'अभी नए एजेंट नहीं लिए जा रहे, इसलिए कोई फ़ॉर्म नहीं है, और इस काम के लिए किसी से पैसे नहीं माँगे जाते। जो हमारे नाम पर शुल्क माँगे वह ठग है।',
    },
    links: [{ label: { en: 'Help', hi: 'मदद' }, link: '/care' }],
  },
  related: ['/partner-with-us', '/careers', '/qr-code-scanner', '/contact-us'],
}
