import type { Locale } from '@chowk/shell'
import type { RichSection } from '../../ui/text-section.tsx'

export const accessibilityCopy = {
  en: {
    title: 'Accessibility: paying by ear, by keyboard and by voice',
    current: 'Accessibility',
    description:
      'What we hold ourselves to, how each page was tested, what we know to be missing, and how to tell us about a barrier.',
    lead: 'Everybody can pay here without help. Where that is not so yet, this page says it.',
    reading: 'Help with reading',
    readingText:
      'For those who read little or with effort: while you pay, the amount is shown in large figures, in words, and can be read aloud. Only voices that speak on your own device are used. It is off until you turn it on, and it is kept on this device.',
    searchKey: 'The / key',
    searchKeyText:
      'On a keyboard, / goes to the search box. If you speak to your device, or press keys by accident, you can turn it off.',
  },
  hi: {
    title: 'सुगम्यता: सुनकर, कीबोर्ड से और बोलकर भुगतान',
    current: 'सुगम्यता',
    description: 'हमारा मानक क्या है, हर तरह का पेज कैसे जाँचा गया, क्या कमी बाक़ी है, और कोई रुकावट हमें कैसे बताएँ।',
    lead: 'यहाँ हर कोई बिना किसी की मदद के भुगतान कर सके। जहाँ अभी ऐसा नहीं है, वह यहाँ लिखा है।',
    reading: 'पढ़ने में मदद',
    readingText:
      'जिन्हें पढ़ना कम आता है या मुश्किल लगता है, उनके लिए: भुगतान के समय रकम बड़े अंकों में और शब्दों में दिखती है, और बोलकर सुनाई जा सकती है। सिर्फ़ आपके डिवाइस पर बोलने वाली आवाज़ें इस्तेमाल होती हैं। यह तब तक बंद है जब तक आप चालू न करें, और इसी डिवाइस पर याद रहता है।',
    searchKey: '/ बटन',
    searchKeyText:
      'कीबोर्ड पर / दबाने से खोज का बॉक्स खुलता है। अगर आप डिवाइस को बोलकर चलाते हैं, या बटन ग़लती से दब जाते हैं, तो इसे बंद कर सकते हैं।',
  },
} as const satisfies Record<Locale, object>

export const accessibilitySections: readonly RichSection[] = [
  {
    heading: { en: 'What we hold ourselves to', hi: 'हमारा मानक' },
    paragraphs: [
      {
        en: 'The Web Content Accessibility Guidelines 2.2, level AA, on every page, in English and in Hindi, with and without JavaScript.',
        hi: 'वेब कंटेंट एक्सेसिबिलिटी गाइडलाइन्स (WCAG) 2.2, स्तर AA: हर पेज पर, हिन्दी और अंग्रेज़ी में, JavaScript के साथ और उसके बिना।',
      },
    ],
    points: [
      {
        en: 'What becomes of your money is said in a full sentence, once, with the amount and the payee.',
        hi: 'आपके पैसों का क्या हुआ, यह रकम और पाने वाले के नाम के साथ पूरे वाक्य में, एक बार सुनाया जाता है।',
      },
      {
        en: 'The time you have for an OTP or a payment is told by the clock, with a warning before it ends.',
        hi: 'OTP या भुगतान के लिए कितना समय है, यह घड़ी के हिसाब से बताया जाता है, और ख़त्म होने से पहले चेतावनी मिलती है।',
      },
      {
        en: 'Text can be doubled, the window can be as narrow as 320 pixels, and colours can be your own.',
        hi: 'अक्षर दोगुने किए जा सकते हैं, विंडो 320 पिक्सल तक सँकरी हो सकती है, और रंग आपके अपने हो सकते हैं।',
      },
    ],
  },
  {
    heading: { en: 'How it was tested', hi: 'कैसे जाँचा गया' },
    paragraphs: [
      {
        en: 'With every change of the software, by programs that do what a person does:',
        hi: 'सॉफ़्टवेयर में हर बदलाव पर, ऐसे प्रोग्रामों से जो वही करते हैं जो एक इंसान करता है:',
      },
    ],
    points: [
      {
        en: 'Chromium is asked for the tree that it gives to screen readers, on each type of page and before any scrolling: names, headings, landmarks and what has the focus.',
        hi: 'Chromium से वही ढाँचा माँगा जाता है जो वह स्क्रीन रीडर को देता है, हर तरह के पेज पर और बिना स्क्रोल किए: नाम, शीर्षक, हिस्से, और फ़ोकस कहाँ है।',
      },
      {
        en: 'Whatever is announced by itself is written down and compared, in both languages: paying, adding money, signing in and searching.',
        hi: 'जो अपने आप सुनाया जाता है उसे लिखकर मिलाया जाता है, दोनों भाषाओं में: भुगतान, पैसे जोड़ना, साइन इन और खोज।',
      },
      {
        en: 'A scanner looks at contrast and markup, and the main journeys are walked in Firefox and WebKit too, with the names that these give to a payment’s fields, buttons and headings.',
        hi: 'एक स्कैनर रंगों का अंतर और बनावट जाँचता है, और मुख्य काम Firefox और WebKit में भी करके देखे जाते हैं, साथ में भुगतान के ख़ानों, बटनों और शीर्षकों के वे नाम जो ये ब्राउज़र बताते हैं।',
      },
    ],
  },
  {
    heading: { en: 'What we know to be missing', hi: 'जो कमी हमें पता है' },
    paragraphs: [],
    points: [
      {
        en: 'It has not been tried by people who use a screen reader, a switch or voice control every day. Programs do not replace them.',
        hi: 'रोज़ स्क्रीन रीडर, स्विच या आवाज़ से काम करने वाले लोगों ने इसे अभी नहीं आज़माया है। प्रोग्राम उनकी जगह नहीं ले सकते।',
      },
      {
        en: 'Speech was not listened to in NVDA, JAWS, VoiceOver or TalkBack; what they are given was read instead.',
        hi: 'NVDA, JAWS, VoiceOver या TalkBack में आवाज़ सुनकर नहीं देखी गई; उन्हें जो दिया जाता है वह पढ़ा गया है।',
      },
      {
        en: 'Your bank’s app, your UPI app and your device’s own windows for passkeys are not ours, and we cannot change them.',
        hi: 'आपके बैंक का ऐप, UPI ऐप और पासकी के लिए डिवाइस की अपनी विंडो हमारी नहीं हैं, और हम उन्हें ठीक नहीं कर सकते।',
      },
      {
        en: 'Reading aloud needs a voice for your language on your device. Not every phone has one for Hindi.',
        hi: 'बोलकर सुनाने के लिए डिवाइस में आपकी भाषा की आवाज़ चाहिए। हर फ़ोन में हिन्दी की आवाज़ नहीं होती।',
      },
    ],
  },
  {
    heading: { en: 'Tell us about a barrier', hi: 'कोई रुकावट हो तो बताएँ' },
    paragraphs: [
      {
        en: 'Say on which page it is and what you use: a screen reader, a keyboard, a magnifier, your voice. A person answers, and you can ask for the answer in Hindi.',
        hi: 'बताएँ कि किस पेज पर है और आप क्या इस्तेमाल करते हैं: स्क्रीन रीडर, कीबोर्ड, मैग्निफ़ायर या अपनी आवाज़। जवाब एक इंसान देता है, और आप हिन्दी में जवाब माँग सकते हैं।',
      },
    ],
    links: [
      { label: { en: 'Write to us', hi: 'हमें लिखें' }, link: '/care/contact' },
      { label: { en: 'Help topics', hi: 'मदद के विषय' }, link: '/care' },
      { label: { en: 'If our answer is not enough', hi: 'अगर हमारा जवाब काफ़ी न हो' }, link: '/grievance' },
    ],
  },
]
