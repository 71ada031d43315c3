/** A question as people type it, and what it asks for. */
export interface Question {
  readonly text: string;
  /** Words that are in the name or the kind of the service. */
  readonly service: string;
  readonly locality: string;
  /** Days from today, or the name of a weekday. */
  readonly day: number | 'saturday' | 'sunday' | 'monday' | 'wednesday';
  /** '17:00' of the earliest and the last start; the last is not included. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** Each line: the day and times that it asks for, the service, the locality; then ways to say it. */
const LINES = `
0 | Haircut | Ameerpet : haircut ameerpet today, hair cut in ameerpet today, aaj ameerpet mein haircut, ameerpet haircut aaj, అమీర్‌పేట haircut ఈరోజు, hairctu amirpet today, today haircut near ameerpet
0 17:00- | Haircut | Ameerpet : haircut ameerpet this evening, haircut ameerpet aaj shaam, ameerpet haircut aaj shaam ko, haircut ameerpet ఈరోజు సాయంత్రం
0 18:00- | Haircut | Ameerpet : haircut near ameerpet today after six, ameerpet haircut today after six, haircut ameerpet today after 6, haircut ameerpet aaj 6 baje ke baad, haircut ameerpet after 6 pm today, ameerpet haircut today after 18:00
0 -12:00 | Facial | Kondapur : facial kondapur this morning, facial kondapur today morning, aaj subah facial kondapur, fecial kondapoor today morning, కొండాపూర్ facial ఈరోజు ఉదయం
1 | Facial | Madhapur : facial madhapur tomorrow, kal facial madhapur mein, facial madhapur kal, facail madapur tomorrow, మాదాపూర్ facial రేపు, tomorrow facial in madhapur, facial tmrw madhapur
1 -12:00 | Facial | Jubilee Hills : facial jubilee hills tomorrow morning, fecial jublee hills tomorrow morning, kal subah facial jubilee hills, facial jubilee hills kal subah, జూబ్లీ హిల్స్ ఫేషియల్ రేపు ఉదయం
1 17:00- | Haircut | Kukatpally : haircut kukatpally tomorrow evening, haircut kukatpaly tomorrow evening, kal shaam haircut kukatpally, haircut kukatpally कल शाम, kukatpally haircut kal sham ko, కూకట్‌పల్లి haircut రేపు సాయంత్రం
1 12:00-17:00 | Facial | Banjara Hills : facial banjara hills tomorrow afternoon, kal dopahar facial banjara hills, facial banjara hils tomorrow afternoon, facial banjara hills రేపు మధ్యాహ్నం, banjara hills facial कल दोपहर
1 16:00- | Haircut | Begumpet : haircut begumpet tomorrow after 4, hair cut begampet tomorrow after 4 pm, kal 4 baje ke baad haircut begumpet, haircut in begumpet tomorrow from 4pm, haircut begumpet tomorrow after four
1 -13:00 | Haircut | Begumpet : haircut begumpet tomorrow before 1 pm, haircut begumpet kal 1 baje se pehle, harcut begumpet tomorrow before 1pm, haircut begampet tomorrow until 1 pm
2 | Threading | Ameerpet : threading ameerpet day after tomorrow, threading ameerpet parso, thredding ameerpet day after tomorrow, eyebrow threading ameerpet parson, ameerpet threading ఎల్లుండి
saturday | Haircut | Madhapur : haircut madhapur saturday, haircut madhapur on saturday, haircut in madhapur this saturday, haircut madhapur this weekend, haircut madhapoor saturday, haircut madhapur weekend
saturday -12:00 | Facial | Kukatpally : facial kukatpally saturday morning, facial kukatpally on saturday before 12, fecial kukatpalli saturday morning
sunday | Massage | Banjara Hills : massage banjara hills sunday, massage in banjara hills on sunday, masage banjara hils sunday, massage banjara sunday
sunday 17:00- | Haircut | Gachibowli : haircut gachibowli sunday evening, haircut gachibowli on sunday after 5, gachibowli haircut sunday shaam, haircut gachbowli sunday evening
monday | Facial | Himayatnagar : facial himayatnagar monday, facial himayat nagar on monday, facial himayatnagar next monday
wednesday 17:00- | Haircut | Dilsukhnagar : haircut dilsukhnagar wednesday evening, haircut dilsuknagar wednesday evening, haircut dilsukh nagar on wednesday after 5 pm
0 17:00- | Pedicure | Kondapur : pedicure kondapur today evening, pedicure kondapur aaj shaam, padicure kondapur this evening, pedicure kondapur ఈ రోజు సాయంత్రం
0 12:00-17:00 | Haircut | Miyapur : haircut miyapur this afternoon, haircut miyapur today afternoon, aaj dopahar haircut miyapur, haircut miyapoor today afternoon, మియాపూర్ haircut ఈరోజు మధ్యాహ్నం
1 | Manicure | Kondapur : manicure kondapur tomorrow, manicure kondapur kal, menicure kondapur tomorrow, రేపు manicure కొండాపూర్, कल manicure kondapur
1 -12:00 | Hair Spa | Madhapur : hair spa madhapur tomorrow morning, hairspa madhapur kal subah, hair spa in madhapur tomorrow before 12
1 17:00- | Makeup | Banjara Hills : makeup banjara hills tomorrow evening, party makeup banjara hills tomorrow evening, mekup banjara hills kal shaam
0 | Waxing | Kukatpally : waxing kukatpally today, waxing kukatpally aaj, vaxing kukatpaly today, full arms waxing kukatpally today, కూకట్‌పల్లి waxing ఈరోజు
1 | Facial | Ameerpet : facial ameerpet tomorrow, ameerpet mein facial kal, फेशियल ameerpet कल, facail ameerpet tomorrow, అమీర్‌పేట ఫేషియల్ రేపు
2 17:00- | Facial | Gachibowli : facial gachibowli day after tomorrow evening, facial gachibowli parso shaam, gachibowli facial ఎల్లుండి సాయంత్రం
0 18:00- | Massage | Jubilee Hills : massage jubilee hills tonight, massage jubilee hills today after 6pm, massage jubilee hills aaj raat, masage jublee hills tonight
1 | De-tan | Kondapur : detan kondapur tomorrow, de tan kondapur tomorrow, de-tan kondapur kal
0 | Haircut | Himayatnagar : haircut himayatnagar today, haircut himayatnagar aaj, himayatnagar today haircut, हेयरकट himayatnagar आज
1 | Haircut | Somajiguda : haircut somajiguda tomorrow, haircut somaji guda kal, somajiguda haircut రేపు, haircut sommajiguda tomorrow
1 -12:00 | Haircut | Tolichowki : haircut tolichowki tomorrow morning, haircut toli chowki kal subah, haircut tolichouki tomorrow morning
saturday 17:00- | Facial | Begumpet : facial begumpet saturday evening, facial begumpet on saturday after 5 pm, facial begampet saturday shaam
sunday -12:00 | Haircut | Ameerpet : haircut ameerpet sunday morning, haircut ameerpet on sunday before noon, harcut ameerpet sunday subah, baal katwana ameerpet sunday subah
1 12:00-17:00 | Haircut | Kondapur : haircut kondapur tomorrow afternoon, haircut kondapoor kal dopahar, కొండాపూర్ హెయిర్ కట్ రేపు మధ్యాహ్నం, हेयरकट kondapur कल दोपहर
0 | Manicure | Banjara Hills : manicure banjara hills today, manicur banjara hills today, aaj manicure banjara hills, manicure banjara hills आज
1 | Colour | Kukatpally : hair colour kukatpally tomorrow, hair color kukatpally tomorrow, hair coloring kukatpally kal
2 | Keratin | Madhapur : keratin madhapur day after tomorrow, keratine madhapur parso, caratin madhapur day after tomorrow
1 17:00- | Haircut | Ameerpet : mens haircut ameerpet tomorrow evening, men's haircut ameerpet kal shaam, haircut for men ameerpet tomorrow evening
0 | Facial | Dilsukhnagar : facial dilsukhnagar today, facial dilsuknagar aaj, దిల్‌సుఖ్‌నగర్ facial ఈరోజు, facial at dilsukhnagar today please
1 | Facial | LB Nagar : facial lb nagar tomorrow, facial l b nagar kal, facial lbnagar tomorrow, ఎల్బీ నగర్ facial రేపు
0 17:00- | Haircut | KPHB Colony : haircut kphb today evening, haircut kphb colony aaj shaam, haircut k p h b this evening
saturday 12:00-17:00 | Facial | Madhapur : facial madhapur saturday afternoon, facial madhapur on saturday afternoon, saturday dopahar facial madhapur, మాదాపూర్ ఫేషియల్ saturday afternoon
1 | Massage | Banjara Hills : massage banjara hills tomorrow, मालिश banjara hills कल, malish banjara hills kal, maalish banjara hills mein kal, మసాజ్ బంజారా హిల్స్ రేపు, full body massage banjara hills tomorrow, masaj banjara hills tomorrow
2 | Haircut | Gachibowli : haircut gachibowli day after tomorrow, gachibowli mein haircut parso, గచ్చిబౌలి haircut ఎల్లుండి, haircut chahiye gachibowli parso, i want haircut gachibowli day after tomorrow, baal katwana gachibowli parso
1 -12:00 | Haircut | Madhapur : haircut madhapur tomorrow morning, kal subah haircut madhapur, haircut madhapur ke paas kal subah, मैं madhapur haircut कल सुबह, haircut tomorrow morning madhapur, hair cut madhapur tmrw morning
saturday | Mehndi | Kukatpally : mehndi kukatpally saturday, mehendi kukatpally on saturday, mehandi kukatpally saturday
`;

/** Written when the rules were final, and not looked at while changing them. */
const HELD_OUT = `
0 17:00- | Facial | Banjara Hills : any facial in banjara hills this evening, banjara hills facial aaj sham ko chahiye, i need a facial today evening near banjara hills, facial banjara hills today post 5 pm
1 | Haircut | Kondapur : kondapur lo haircut repu, haircut kondapur repu, kondapur hair cut for tomorrow, haircutt kondapur tmrw
2 -12:00 | Haircut | Kukatpally : haircut kukatpally parso subah, kukatpally hair cut day after tomorrow morning, ellundi udayam haircut kukatpally
saturday 17:00- | Haircut | Jubilee Hills : haircut jubilee hills on saturday evening, jubilee hills haircut saturday after five, saturday sham haircut jublee hills
sunday | Facial | Gachibowli : facial gachibowli sunday, gachibowli facial coming sunday, sunday ko facial gachibowli, facial for sunday gachibowli
1 12:00-17:00 | Manicure | Madhapur : manicure madhapur tomorrow afternoon, madhapur manicure kal dopahar ko, manicure in madhapur for tomorrow afternoon
0 -12:00 | Haircut | Begumpet : haircut begumpet today before 12, begumpet haircut aaj subah, this morning haircut begumpet
monday | Haircut | Madhapur : haircut madhapur monday, madhapur haircut coming monday, monday haircut madhapur lo
`;

const dayOf = (word = ''): Question['day'] => (/^\d$/.test(word) ? Number(word) : (word as Question['day']));

/** The questions of all lines. */
export const QUESTIONS: readonly Question[] = `${LINES}${HELD_OUT}`
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [asked = '', ways = ''] = line.split(' : ');
    const [when = '', service = '', locality = ''] = asked.split(' | ');
    const [day, times = ''] = when.split(' ');
    const [from, until] = times.split('-').map((time) => time || undefined);
    return ways.split(', ').map((text) => ({ text, service, locality, day: dayOf(day), from, until }));
  });
