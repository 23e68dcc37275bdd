/** Electricity, piped gas, water, property tax and rent. */
import type { Guide } from './guide.ts'

export const electricity: Guide = {
  title: { en: 'Where your consumer number is', hi: 'उपभोक्ता संख्या कहाँ मिलेगी' },
  text: [
    {
      en: 'Look at the top of any bill from your board, in the box with your name and address. The consumer number is the same on every bill. The bill number beside it changes each time, so leave that one.',
      hi: 'अपने बोर्ड के किसी भी बिल के ऊपर देखें, जहाँ आपका नाम और पता छपा है। उपभोक्ता संख्या हर बिल पर एक ही रहती है। उसके पास छपी बिल संख्या हर बार बदलती है, उसे न लिखें।',
    },
    {
      en: 'No bill at hand? The number is also in the messages your board sends about the bill, and on earlier receipts.',
      hi: 'बिल पास में नहीं है? यह संख्या बिल के बारे में बोर्ड के भेजे संदेशों और पुरानी रसीदों पर भी होती है।',
    },
  ],
  know: [
    {
      en: 'The meter number names the meter, not your account. It changes when the meter does, and cannot be used to pay.',
      hi: 'मीटर संख्या मीटर की पहचान है, आपके खाते की नहीं। मीटर बदलने पर वह बदल जाती है और उससे भुगतान नहीं होता।',
    },
    {
      en: 'Moved in lately? The connection may still be in an earlier name. The bill can be paid all the same; the name is changed at the board’s office.',
      hi: 'हाल में घर बदला है? कनेक्शन पुराने नाम पर हो सकता है। बिल फिर भी भरा जा सकता है; नाम बोर्ड के दफ़्तर में बदलता है।',
    },
  ],
}

export const gas: Guide = {
  title: { en: 'Where your customer number is', hi: 'ग्राहक संख्या कहाँ मिलेगी' },
  text: [
    {
      en: 'At the top of the gas bill, with your name. Each company has its own word for it: Indraprastha Gas prints BP number, Mahanagar Gas prints CA number, Gujarat Gas prints customer ID.',
      hi: 'गैस बिल के ऊपर, आपके नाम के साथ। हर कंपनी इसे अलग नाम देती है: इंद्रप्रस्थ गैस बीपी नंबर, महानगर गैस सीए नंबर और गुजरात गैस ग्राहक आईडी लिखती है।',
    },
  ],
  know: [
    {
      en: 'The number stamped on the gas meter is the meter’s own and is not your customer number.',
      hi: 'गैस मीटर पर खुदी संख्या मीटर की अपनी होती है, वह आपकी ग्राहक संख्या नहीं है।',
    },
    {
      en: 'A bill made without a reading is an estimate. The next reading settles the difference.',
      hi: 'बिना रीडिंग के बना बिल अनुमान होता है। अगली रीडिंग में अंतर का हिसाब हो जाता है।',
    },
    {
      en: 'If you smell gas, leave the bill for later: open the windows, close the valve at the meter and call the emergency number printed on the bill.',
      hi: 'गैस की गंध आए तो बिल बाद में भरें: खिड़कियाँ खोलें, मीटर के पास का वाल्व बंद करें और बिल पर छपे आपातकालीन नंबर पर फ़ोन करें।',
    },
  ],
}

export const water: Guide = {
  title: { en: 'Where your consumer number is', hi: 'उपभोक्ता संख्या कहाँ मिलेगी' },
  text: [
    {
      en: 'At the top of the water bill. What it is called depends on the city: K number with the Delhi Jal Board, RR number in Bengaluru, CAN (consumer account number) in Hyderabad.',
      hi: 'पानी के बिल के ऊपर। इसका नाम शहर पर निर्भर है: दिल्ली जल बोर्ड में के नंबर, बेंगलुरु में आरआर नंबर, हैदराबाद में सीएएन (कंज़्यूमर अकाउंट नंबर)।',
    },
  ],
  know: [
    {
      en: 'Type the number as printed, letters included, without the spaces.',
      hi: 'संख्या वैसी ही लिखें जैसी छपी है, अक्षर भी, पर खाली जगह के बिना।',
    },
    {
      en: 'Where the meter does not work, boards bill by an average. Have it repaired: only a reading gives you the true amount.',
      hi: 'मीटर ख़राब हो तो बोर्ड औसत से बिल बनाते हैं। उसे ठीक करवाएँ: सही रकम रीडिंग से ही निकलती है।',
    },
    {
      en: 'Before you buy or rent a house, ask for the last water receipt: unpaid charges usually stay with the connection.',
      hi: 'घर ख़रीदने या किराये पर लेने से पहले पानी की आख़िरी रसीद माँगें: बकाया आमतौर पर कनेक्शन के साथ रहता है।',
    },
  ],
}

export const municipal: Guide = {
  title: { en: 'Where your property ID is', hi: 'संपत्ति आईडी कहाँ मिलेगी' },
  text: [
    {
      en: 'On the demand notice the municipal body sends, and on every earlier tax receipt. It may be called assessment number, PID, PTIN or index number.',
      hi: 'नगर निकाय के भेजे माँग पत्र पर और हर पुरानी कर रसीद पर। इसे असेसमेंट नंबर, पीआईडी, पीटीआईएन या इंडेक्स नंबर भी लिखा जाता है।',
    },
    {
      en: 'If you have neither, the body’s ward office finds the number from the owner’s name and the address.',
      hi: 'दोनों न हों तो निकाय का वार्ड कार्यालय मालिक के नाम और पते से संख्या बता देता है।',
    },
  ],
  know: [
    {
      en: 'Each property has its own ID: two flats are two payments.',
      hi: 'हर संपत्ति की अपनी आईडी होती है: दो फ़्लैट यानी दो भुगतान।',
    },
    {
      en: 'Paying the tax does not make anyone the owner. It only settles what is due on the property.',
      hi: 'कर भरने से कोई मालिक नहीं बनता। इससे केवल संपत्ति का बकाया चुकता होता है।',
    },
  ],
}

export const rental: Guide = {
  title: { en: 'What to ask your landlord', hi: 'मकान मालिक से क्या पूछें' },
  text: [
    {
      en: 'The account number, the IFSC of the branch and the name on the account. All three are on a cheque leaf or the first page of the passbook.',
      hi: 'खाता संख्या, शाखा का आईएफ़एससी और खाते में लिखा नाम। तीनों चेक या पासबुक के पहले पन्ने पर मिल जाते हैं।',
    },
  ],
  know: [
    {
      en: 'Your landlord first has to agree to be paid through us and to be verified: since September 2025 rent cannot be sent to just any bank account.',
      hi: 'पहले मकान मालिक को हमारे ज़रिए भुगतान लेने के लिए सहमत होना और जाँच करवानी होती है: सितंबर 2025 से किराया किसी भी बैंक खाते में नहीं भेजा जा सकता।',
    },
    {
      en: 'Money sent to a wrong account number is hard to get back: read the digits to each other once.',
      hi: 'ग़लत खाते में गया पैसा वापस पाना कठिन है: अंक एक बार आपस में मिला लें।',
    },
    {
      en: 'A person who asks for rent before you have seen the house, to any account, is a warning sign.',
      hi: 'घर देखने से पहले कोई भी खाते में किराया माँगे तो सावधान हो जाएँ।',
    },
  ],
}
