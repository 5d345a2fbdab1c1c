// The texts of the voices; seed.sql has the same sentences as transcripts.
export const SPOKEN_TEXTS = {
  vijfMei:
    'Op vijf mei stond mijn vader op de brug, met zijn pet in zijn hand. Hij zei niks. Mijn moeder wel, die zong. Ik was veertien, en ik had een oranje strik in mijn haar, geknipt uit een oud tafelkleed. Die strik heb ik nog.',
  winter:
    'Wij schaatsten naar school. Mijn moeder wist van niets. Die dacht dat we netjes over de brug liepen. Maar Annie en ik bonden onze schaatsen onder bij het trapje, en dan was je er in vijf minuten. Met natte kousen, dat wel.',
  wimBelt:
    'Mama? Met Wim. Ik heb een krab gevangen. Hij heet Kees. Mag Kees mee naar huis? Hij eet niet veel.',
  hoeUit:
    'Hallo Noor, met oma. Ik wou alleen zeggen dat de tulpen er zijn. Dank je wel, kind. Ze staan voor het raam, dan kan de buurvrouw ze ook zien. Zo. En hoe zet ik dit ding nou uit? Noor? Is het nou uit?',
  toespraak:
    'Lieve mensen. Ik ben vijfennegentig. Ik heb er niks voor hoeven doen, het ging vanzelf. Ik mis er een paar, dat weten jullie. Maar ik tel er ook zeventien, en dat zijn er vijftien meer dan waar Henk en ik mee begonnen. Eet de taart op. Morgen is hij oud.',
  omaAns:
    'Sanne, met mama. Ik zie net het filmpje. Heeft ze echt gelopen? Vier stappen, ik heb ze geteld. Ik heb het al aan de hele bus laten zien. Zet de vaas met de lange poten maar vast hoog. Dag!',
  mark: 'Hoi allemaal, met Mark. Zaterdag spelen we om half negen, dus om acht uur verzamelen. Ja, acht uur. Neem een droge broek mee, en Daan: je linkerschoen ligt nog bij mij in de auto.',
};
