/** Mobile, datacard, broadband, landline, DTH and cable. */
import type { Guide } from './guide.ts'

export const mobileRecharge: Guide = {
  title: { en: 'Which operator the number is with', hi: 'नंबर किस ऑपरेटर का है' },
  text: [
    {
      en: 'The phone shows the operator’s name at the top of its screen, beside the signal, or under the SIM in its settings. The first digits of a number do not tell: people keep their number when they change operator.',
      hi: 'ऑपरेटर का नाम फ़ोन की स्क्रीन पर ऊपर सिग्नल के पास, या सेटिंग में सिम के नीचे दिखता है। नंबर के शुरुआती अंकों से पता नहीं चलता: ऑपरेटर बदलने पर भी नंबर वही रहता है।',
    },
  ],
  know: [
    {
      en: 'You do not need a code from the other person to recharge their phone. Whoever asks you for one wants something else.',
      hi: 'किसी का फ़ोन रिचार्ज करने के लिए उससे कोई कोड नहीं चाहिए। जो कोड माँगे उसका इरादा कुछ और है।',
    },
    {
      en: 'Read the ten digits once more before you go on. A confirmed recharge belongs to that number.',
      hi: 'आगे बढ़ने से पहले दसों अंक एक बार फिर पढ़ लें। पुष्टि के बाद रिचार्ज उसी नंबर का हो जाता है।',
    },
  ],
}

export const mobilePostpaid: Guide = {
  title: { en: 'Which number to enter', hi: 'कौन-सा नंबर लिखें' },
  text: [
    {
      en: 'The number the bill is made out to. In a family or company plan that is the main number, not the ones added to it.',
      hi: 'जिस नंबर पर बिल बनता है। फ़ैमिली या कंपनी प्लान में वह मुख्य नंबर होता है, उसमें जोड़े गए नंबर नहीं।',
    },
  ],
  know: [
    {
      en: 'The SIM need not be with you: any postpaid number can be paid for.',
      hi: 'सिम आपके पास होना ज़रूरी नहीं: किसी भी पोस्टपेड नंबर का बिल भरा जा सकता है।',
    },
    {
      en: 'Leaving an operator? Pay the last bill first. A number with an overdue bill cannot be ported.',
      hi: 'ऑपरेटर बदल रहे हैं? पहले आख़िरी बिल भरें। बकाया वाला नंबर पोर्ट नहीं होता।',
    },
  ],
}

export const datacard: Guide = {
  title: { en: 'Where the datacard’s number is', hi: 'डेटाकार्ड का नंबर कहाँ मिलेगा' },
  text: [
    {
      en: 'A dongle or hotspot has a SIM inside, and the SIM has a ten-digit number like a phone’s. It is on the folder the SIM came in and on the device’s own settings page.',
      hi: 'डोंगल या हॉटस्पॉट में एक सिम होता है, और सिम का फ़ोन जैसा दस अंकों का नंबर होता है। यह सिम के फ़ोल्डर पर और डिवाइस के सेटिंग पेज पर मिलता है।',
    },
  ],
  know: [
    {
      en: 'The IMEI on the device’s label has 15 digits and names the device. It is not the number to recharge.',
      hi: 'डिवाइस के लेबल पर छपा आईएमईआई 15 अंकों का होता है और डिवाइस की पहचान है। रिचार्ज उससे नहीं होता।',
    },
  ],
}

export const broadband: Guide = {
  title: { en: 'Where your user ID is', hi: 'यूज़र आईडी कहाँ मिलेगी' },
  text: [
    {
      en: 'On the operator’s invoice and in the message you got when the line was set up. If you sign in on a page before the internet works, the name you sign in with is your user ID.',
      hi: 'ऑपरेटर के बिल पर और कनेक्शन लगने के समय आए संदेश में। अगर इंटरनेट चलने से पहले किसी पेज पर लॉगिन करना होता है, तो वही नाम आपकी यूज़र आईडी है।',
    },
  ],
  know: [
    {
      en: 'The name of your Wi-Fi is not the user ID, and no one needs its password to take a payment.',
      hi: 'वाई-फ़ाई का नाम यूज़र आईडी नहीं है, और भुगतान के लिए किसी को उसका पासवर्ड नहीं चाहिए।',
    },
    {
      en: 'Capital and small letters can matter. Type the ID as the operator wrote it.',
      hi: 'बड़े और छोटे अक्षरों से फ़र्क़ पड़ सकता है। आईडी वैसी ही लिखें जैसी ऑपरेटर ने दी है।',
    },
  ],
}

export const landline: Guide = {
  title: { en: 'How to write the number with its STD code', hi: 'एसटीडी कोड के साथ नंबर कैसे लिखें' },
  text: [
    {
      en: 'First the area’s STD code without its zero, then the telephone number: ten digits in all. The code is 11 in Delhi, 22 in Mumbai, 33 in Kolkata, 40 in Hyderabad, 44 in Chennai and 80 in Bengaluru.',
      hi: 'पहले इलाके का एसटीडी कोड, शून्य के बिना, फिर टेलीफ़ोन नंबर: कुल दस अंक। कोड दिल्ली में 11, मुंबई में 22, कोलकाता में 33, हैदराबाद में 40, चेन्नई में 44 और बेंगलुरु में 80 है।',
    },
  ],
  know: [
    {
      en: 'Eleven digits? Then the zero in front is still there. Take it away.',
      hi: 'ग्यारह अंक हो रहे हैं? तो शुरू का शून्य अभी लगा है। उसे हटा दें।',
    },
    {
      en: 'A smaller town has a longer code and a shorter number. Together they are always ten digits.',
      hi: 'छोटे शहर का कोड लंबा और नंबर छोटा होता है। दोनों मिलकर हमेशा दस अंक होते हैं।',
    },
  ],
}

export const dth: Guide = {
  title: { en: 'Where the number of your connection is', hi: 'कनेक्शन का नंबर कहाँ मिलेगा' },
  text: [
    {
      en: 'Press Menu on the remote and open My Account or Information to see the number. It is also on the sticker of the box or on the card in its slot.',
      hi: 'रिमोट पर मेन्यू दबाएँ और माय अकाउंट या इन्फ़ॉर्मेशन खोलें: नंबर वहीं दिखता है। यह बॉक्स के स्टिकर पर या उसमें लगे कार्ड पर भी होता है।',
    },
    {
      en: 'VC number is short for viewing card number: the card in the slot that lets the box show the channels you pay for.',
      hi: 'वीसी नंबर यानी व्यूइंग कार्ड नंबर: बॉक्स में लगा वह कार्ड जिससे आपके लिए हुए चैनल चलते हैं।',
    },
  ],
  know: [
    {
      en: 'Leave the box switched on while you recharge. The operator’s signal reaches only a box that is on.',
      hi: 'रिचार्ज करते समय बॉक्स चालू रखें। ऑपरेटर का सिग्नल चालू बॉक्स तक ही पहुँचता है।',
    },
    {
      en: 'Two televisions can share one account; one recharge then serves both boxes.',
      hi: 'दो टीवी एक ही खाते पर हो सकते हैं; तब एक रिचार्ज दोनों बॉक्स के लिए होता है।',
    },
  ],
}

export const cableTv: Guide = {
  title: { en: 'What a VC number is', hi: 'वीसी नंबर क्या है' },
  text: [
    {
      en: 'VC stands for viewing card, the card inside the set-top box. Its number is printed on the card and shown in the box’s menu. Boxes without a card have an STB number on the sticker underneath; some operators give you a customer ID instead.',
      hi: 'वीसी यानी व्यूइंग कार्ड, जो सेट-टॉप बॉक्स के अंदर लगा होता है। इसका नंबर कार्ड पर छपा और बॉक्स के मेन्यू में होता है। बिना कार्ड वाले बॉक्स के नीचे स्टिकर पर एसटीबी नंबर होता है; कुछ ऑपरेटर ग्राहक आईडी देते हैं।',
    },
  ],
  know: [
    {
      en: 'If someone collects cash for cable at your door, ask whether this month is already paid before you recharge.',
      hi: 'अगर केबल के पैसे लेने कोई घर आता है, तो रिचार्ज से पहले पूछ लें कि इस महीने का भुगतान हो तो नहीं चुका।',
    },
    {
      en: 'Each box is recharged by its own number.',
      hi: 'हर बॉक्स का रिचार्ज उसके अपने नंबर से होता है।',
    },
  ],
}
