-- demo stories: three public ones to read, an empty one, a private one that must never show, one that asks
-- for the password `appeltaart`, and one whose link has ended.
-- ids: profiles a1…, timelines b1…, items c<story>…, features d1…; running this file twice changes nothing.
-- size, duration, peaks, preview and dominant colour in the metadata belong to the files: see public/demo/README.md.

insert into public.profiles (id, display_name, avatar_url) values
  ('a1000000-0000-4000-8000-000000000001', 'Karel Jansen', '/demo/oma-riet/karel.webp'),
  ('a1000000-0000-4000-8000-000000000002', 'Noor Bakker', '/demo/oma-riet/noor.webp'),
  ('a1000000-0000-4000-8000-000000000003', null, null),
  ('a1000000-0000-4000-8000-000000000004', 'Wim Jansen', null),
  ('a1000000-0000-4000-8000-000000000005', 'Sanne Kuipers', '/demo/eerste-jaar-noor/sanne.webp'),
  ('a1000000-0000-4000-8000-000000000006', 'Rafi Hendriks', null),
  ('a1000000-0000-4000-8000-000000000007', 'Oma Ans', '/demo/eerste-jaar-noor/oma-ans.webp'),
  ('a1000000-0000-4000-8000-000000000008', 'Mark Terpstra', '/demo/seizoen-jo11/mark.webp'),
  ('a1000000-0000-4000-8000-000000000009', 'Fatima Bouzian', '/demo/seizoen-jo11/fatima.webp'),
  ('a1000000-0000-4000-8000-000000000010', 'Ouders langs de lijn', null)
on conflict (id) do nothing;

insert into public.timelines
  (id, title, description, public_slug, is_public, custom_primary_color, custom_accent_color, custom_logo_url)
values
  ('b1000000-0000-4000-8000-000000000001', 'Oma Riet',
   'Van de Prinsengracht naar Haarlem, met een omweg langs Zandvoort. Haar foto’s, haar brieven, haar recepten, en vooral haar stem. Bijeengezocht door haar kinderen en kleinkinderen, uit schoenendozen, een bandrecorder en een blik waar ooit beschuit in zat.',
   'oma-riet', true, '#8A3324', '#24605C', '/demo/oma-riet/logo.svg'),
  ('b1000000-0000-4000-8000-000000000002', 'Het eerste jaar van Noor',
   'Van 51 centimeter tot vier stappen door de kamer. Voor later, als Noor wil weten hoe het was voor ze het zelf kon onthouden.',
   'eerste-jaar-noor', true, '#9C4A55', '#2F6670', null),
  ('b1000000-0000-4000-8000-000000000003', 'Het seizoen van JO11-2',
   'VV De Meeuwen, seizoen 2025–2026. Veertien spelers, één hond, elf paar modderschoenen en drie die nooit teruggevonden zijn.',
   'seizoen-jo11', true, '#1E6A36', '#B04A00', null),
  ('b1000000-0000-4000-8000-000000000004', 'Ons zomerhuis',
   'Binnenkort: vijftig zomers in een houten huisje zonder warm water.',
   'nog-leeg', true, null, null, null),
  ('b1000000-0000-4000-8000-000000000005', 'Alleen voor ons',
   'Een familieverhaal dat alleen de familie leest.',
   'alleen-voor-ons', false, null, null, null)
on conflict (id) do nothing;

-- Oma Riet, 1931 tot nu
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c1000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000001', 'Een meisje op de Prinsengracht',
   'Op zaterdagavond, drie hoog achter het verlichte raam. De vroedvrouw kwam op de fiets en haar vader droeg haar tas naar boven, omdat hij toch iets wilde doen. Ze heette voluit Maria Hendrika, maar dat heeft niemand ooit tegen haar gezegd.',
   'photo', '/demo/oma-riet/geboortehuis-960.webp', '1931-03-14', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een rij oude gevels aan het water, met kale bomen, een fiets bij een lantaarn, een schuit en één venster dat warm opgloeit.", "location_name":"Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat":52.3702,"lng":4.8836,"width":960,"height":720,"dominant_color":"#8a755a", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAwAA4BaJYgCdAEOH24gAAD+1+o1mOOT6yA1rXYfTs46T67lwrIdBQVrGzdKAAUgJA+lr5EKQE0wD2iXVR2N3fY9rgAA"}'),
  ('c1000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000001', 'In de wieg van opoe',
   'Zes kinderen hebben erin gelegen. Riet was nummer vier.',
   'photo', '/demo/oma-riet/wieg-960.webp', '1931-06-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een vrouw met een knot zit glimlachend naast een rieten wiegje waarin een ingebakerde baby slaapt.", "location_name":"Amsterdam", "date_precision":"circa", "date_text":"zomer 1931", "is_cover":true, "width":960,"height":720,"dominant_color":"#d3bb94", "preview":"data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAwAA4BaJYgCdAD0YWZRAAD+4jgQTORcvvuKcLFh6iJ7t+rRrQVDxcV3fTl1CbvJ2YFhA2p8Gy+qqeavlssC4AA="}'),
  ('c1000000-0000-4000-8000-000000000003', 'b1000000-0000-4000-8000-000000000001', 'De bloemenstal van vader',
   'Op de hoek, elke dag behalve zondag. Riet mocht de stelen afsnijden en kreeg de gebroken bloemen mee. Ze zette ze in jampotjes op de trap, één per tree. De buurman van tweehoog klaagde dat hij over een dahlia was gevallen.',
   'photo', '/demo/oma-riet/bloemenstal-960.webp', '1936-05-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een man met pet en snor houdt achter zijn kraam een boeket omhoog; ervoor staat een lachend meisje tussen volle emmers.", "location_name":"Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat":52.3702,"lng":4.8836,"date_precision":"month", "width":960,"height":720,"dominant_color":"#aa9475", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAwAA4BaJYgCdADWM+SgAP7rYJyJ1xhJ33ejYxtPpIew7n1NAdKLQucK02zJXxibOn/bJHKUqCHwgzxuqqeavlk79YAA"}'),
  ('c1000000-0000-4000-8000-000000000004', 'b1000000-0000-4000-8000-000000000001', 'De eerste klas van juffrouw Terwee',
   'Voorste rij, het meisje met de strik en de ogen dicht. De fotograaf had gezegd dat er een vogeltje kwam. Riet geloofde hem niet.',
   'photo', '/demo/oma-riet/schoolklas-960.webp', '1937-09-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Elf kinderen in twee rijen voor een muur; links een juf met knot en ronde bril, vooraan een leitje met 123.", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"date_precision":"month", "width":960,"height":720,"dominant_color":"#c1aa84", "preview":"data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoQAAwAA4BaJYgCdADpGfZYAAD+6JztBfTVZ8QKGmROZ4//DEiRZrFZMfEhI3N9Iy1uB8t6wFapvptgNOq0t17tFxmA4q2DDZlhyahhex7XAAAA"}'),
  ('c1000000-0000-4000-8000-000000000005', 'b1000000-0000-4000-8000-000000000001', 'Twee klompen bij het vuur',
   'De ene met wortels voor het paard, de andere met een briefje. Op het briefje stond dat broer Joop niets hoefde te krijgen.',
   'photo', '/demo/oma-riet/sinterklaas-960.webp', '1938-12-05', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een meisje met lang haar zit met open mond van blijdschap bij een brandende haard; achter het donkere raam sneeuwt het.", "width":960,"height":960,"dominant_color":"#6c5a45", "preview":"data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQABAAA4BaJYgCdAEPStnyb5AAAPsEKB5V/dGguhXf3n1MRoRtgZFtklj3UPOJJHNA+wDqSV6qtNIJWnFQU27Qt1JpaZnzxhNJOZRT3kAAAA=="}'),
  ('c1000000-0000-4000-8000-000000000006', 'b1000000-0000-4000-8000-000000000001', 'Het muziekdoosje',
   'Voor haar achtste verjaardag, gekregen van tante Jo. Het speelt Kortjakje en het doet het nog steeds, al moet je na het opwinden even tikken. Noor heeft het opgenomen aan de keukentafel.',
   'audio', '/demo/oma-riet/muziekdoosje.mp3', '1939-03-14', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"vinyl", "location_name":"Amsterdam", "duration":23.1,"peaks":[0.03,0.81,0.63,0.8,0.91,0.94,0.62,0.83,0.43,0.81,0.7,0.95,0.85,0.98,0.98,0.94,0.3,0.8,0.99,0.89,0.96,0.87,0.98,0.76,0.78,0.88,1,0.7,0.96,0.88,0.99,0.48,0.81,0.63,0.82,0.91,0.91,0.6,0.85,0.26,0.82,0.95,0.87,0.97,0.97,1,0.67,0.19,0.06,0.01]}'),
  ('c1000000-0000-4000-8000-000000000007', 'b1000000-0000-4000-8000-000000000001', 'Op Friese doorlopers',
   'Haar vader hield één hand achter zijn rug en één hand voor Riet. De doorlopers waren van hout en gingen met leren riempjes om je schoen. ’s Avonds hingen de kousen van het hele gezin boven de kachel en rook het huis naar natte wol en erwtensoep.',
   'photo', '/demo/oma-riet/schaatsen-960.webp', '1940-02-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een man met pet en snor zwiert voorovergebogen over het ijs, een meisje met muts en sjaal achter hem; verderop staat een molen.", "location_name":"Zaandam", "lat":52.442,"lng":4.8292,"date_precision":"month", "width":960,"height":720,"dominant_color":"#c8b795", "preview":"data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAQCdASoQAAwAA4BaJYgCdADrgxAA/tfxLLNtOiu3KfgYgmvsz3tzBOeifH7puf+1MKT4TEw/V1oDf4mHB+V9ZCg30DAE+uLmftom7AwAAA=="}'),
  ('c1000000-0000-4000-8000-000000000008', 'b1000000-0000-4000-8000-000000000001', 'Geluid boven de daken',
   'Ik werd wakker omdat het licht aan was en niemand iets zei. Mijn moeder stond voor het raam in haar nachtjapon. Er kwamen vliegtuigen over, zoveel dat de kopjes op de plank begonnen te rinkelen. Vader zei: kom maar bij ons in bed. We lagen er met z’n achten. Ik weet nog dat ik het gezellig vond, en dat ik me daar later voor schaamde.',
   'text', null, '1940-05-10', 'a1000000-0000-4000-8000-000000000003',
   '{"location_name": "Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat": 52.3702, "lng": 4.8836}'),
  ('c1000000-0000-4000-8000-000000000009', 'b1000000-0000-4000-8000-000000000001', 'De fiets in de schuur',
   'Zonder rubber, met houten banden. Hij maakte zoveel lawaai dat je hem twee straten verder hoorde aankomen, dus werd hij weggezet, achter de bloemenkisten. Na de oorlog heeft er nog jaren een kip op gebroed.',
   'photo', '/demo/oma-riet/fiets-960.webp', '1943-01-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"In het halfdonker wijst een man met pet naar een fiets met hobbelige wielen; een klein meisje staat ernaast in een streep licht.", "date_precision":"year", "width":960,"height":1280,"dominant_color":"#89765c", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAwCdASoQABUAPu1iqU2ppaOiMAgBMB2JYwAAItaGsE3AAPnCFG04FFZUDCFpCES8KNHDnhwVWCrzeFijNyC6kv0NF6pZO7VFg2r7BofT02UnwLwYYxMuNSQAAA=="}'),
  ('c1000000-0000-4000-8000-000000000010', 'b1000000-0000-4000-8000-000000000001', 'De winter dat alles op was',
   'Eerst waren de bomen weg. Daarna de blokjes tussen de tramrails, en toen de trapleuning van nummer 214. We aten suikerbieten, en op een dag tulpenbollen uit vaders voorraad. Hij sneed ze zelf, hij liet niemand anders eraan komen. Je moest het gele hart eruit halen, daar werd je ziek van.

Mijn moeder liep in januari naar de Beemster met de kinderwagen. Ze ruilde haar trouwlaken voor een halve zak tarwe en een stuk spek. Ze was vier dagen weg. Toen ze terugkwam, zei ze niets over de weg. Ze zei: ‘Handen wassen, we gaan aan tafel.’

Ik was dertien. Ik heb nooit meer een korst weggegooid, en dat weten jullie.',
   'text', null, '1945-01-15', 'a1000000-0000-4000-8000-000000000003',
   '{"location_name": "Amsterdam", "lat": 52.3728, "lng": 4.8936, "date_precision": "circa", "date_text": "winter 1944–45"}'),
  ('c1000000-0000-4000-8000-000000000011', 'b1000000-0000-4000-8000-000000000001', 'Om het noodkacheltje',
   'Het brandde op houtjes zo groot als lucifers. Eén pan, acht borden. Wie aan de beurt was om te roeren, mocht er het dichtst bij zitten.',
   'photo', '/demo/oma-riet/noodkachel-960.webp', '1945-02-01', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Een vrouw met een knot strekt haar hand uit naar een kacheltje; twee kinderen zitten op de grond van de donkere kamer.", "location_name":"Prinsengracht, Amsterdam, Noord-Holland, Nederland", "date_precision":"month", "width":960,"height":720,"dominant_color":"#87755a", "preview":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAwAA4BaJQBOgBdRMGAAAP6DRKkGk1kCJaxS6qMDbdfGREkX6TcIWHMoRsc3U/cpaKAXc8oNIcs/CiifgAAA"}'),
  ('c1000000-0000-4000-8000-000000000012', 'b1000000-0000-4000-8000-000000000001', 'Vlaggen op de gracht',
   'Vooraan: vader met het vlaggetje, moeder met haar ogen dicht, en Riet met de oranje strik. Zo veel mensen had ze nog nooit op straat gezien, en niemand had haast.',
   'photo', '/demo/oma-riet/bevrijding-960.webp', '1945-05-05', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een man, een vrouw en een meisje met de armen omhoog staan vooraan in een juichende menigte, onder slingers en driekleuren.", "location_name":"Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat":52.3702,"lng":4.8836,"width":960,"height":720,"dominant_color":"#998667", "preview":"data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAwAA4BaJYgCdAYu5r1nOOAA/mv2uoquW9eKAvZ30e0t4V78JuFazt6/4r2q0xV1UdmBj+oxoX+4i4O9iYBZRX+CjbP6V70ssyNk7xAAAA=="}'),
  ('c1000000-0000-4000-8000-000000000013', 'b1000000-0000-4000-8000-000000000001', 'Oma vertelt: vijf mei',
   'Opgenomen in 2019, aan de keukentafel. Op de achtergrond de klok van de Bavo.',
   'audio', '/demo/oma-riet/vijf-mei.mp3', '1945-05-05', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"waveform", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"transcript":"Op vijf mei stond mijn vader op de brug, met zijn pet in zijn hand. Hij zei niks. Mijn moeder wel, die zong. Ik was veertien, en ik had een oranje strik in mijn haar, geknipt uit een oud tafelkleed. Die strik heb ik nog.", "duration":26.7,"peaks":[0.01,0.69,0.74,0.72,0.74,0.77,0.69,0.71,0.61,0.6,0.57,0.76,0.55,0.62,0.08,0.55,0.74,0.72,0.01,0.64,0.67,0.68,0.33,0.75,0.38,0.6,0.66,0.66,0.35,0.59,0.66,0.95,0.64,0.72,0.59,0.62,0.84,0.62,0.64,1,0.83,0.66,0.19,0.35,0.89,0.65,0.76,0.04,0.02,0.01]}'),
  ('c1000000-0000-4000-8000-000000000014', 'b1000000-0000-4000-8000-000000000001', 'Meisje voor alles bij de bakker',
   'Zestien jaar en om half zes op. Ze leerde er drie dingen: hoofdrekenen, glimlachen voor zevenen, en dat je krentenbollen moet tellen vóór de jongens van de fietsenmaker binnenkomen.',
   'photo', '/demo/oma-riet/bakkerij-960.webp', '1947-01-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een bakker in het wit reikt een lachende jonge vrouw een brood aan, voor planken vol; een kind wacht aan de toonbank.", "location_name":"Rozengracht, Amsterdam", "lat":52.3727,"lng":4.8789,"date_precision":"year", "width":960,"height":720,"dominant_color":"#e4cba3", "preview":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAwAA4BaJYgCdAEPheG4AvoAAP7EVFxvgm76DGntk4UxNWRhIiM5sKbeQnNBLWusmnce6qp5q/QTTX0AAA=="}'),
  ('c1000000-0000-4000-8000-000000000015', 'b1000000-0000-4000-8000-000000000001', 'Het huis met de trapgevel',
   'Drie hoog, zonder lift, met zes kinderen en een piano. Hij moest door het raam. Halverwege begon het te regenen en riep moeder dat ze hem desnoods vals wilde, als hij maar naar binnen kwam. Hij is altijd een beetje vals gebleven.',
   'photo', '/demo/oma-riet/trapgevel-960.webp', '1951-01-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een piano zweeft aan een touw langs een rode gevel; een man trekt, een vrouw, een man en drie kinderen kijken gespannen omhoog.", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"date_precision":"year", "width":960,"height":1280,"dominant_color":"#89664d", "preview":"data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAADwAwCdASoQABUAPu1iqU2ppaOiMAgBMB2JQBYdgzKk7upLK86E2E2gAP63JqWBMXvVm1AS/IGqsoSVl12TTJxfWiK2vdPspBc0CjfASTG+gQVTJUmXeIC50l0LXibsO6bJFNhzbVINM5FzqDeBULtDZNZlPXbzZwHvQ4AA"}'),
  ('c1000000-0000-4000-8000-000000000016', 'b1000000-0000-4000-8000-000000000001', 'Zandzakken',
   'Henk was tweeëntwintig en stond er drie dagen. Hij is de tweede van rechts. Hij heeft er later één zin over gezegd: ‘We gaven ze door, en we keken niet naar het water.’',
   'photo', '/demo/oma-riet/dijk-960.webp', '1953-02-03', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Vijf mannen in donkere jassen staan in de regen op een rij, zware zakken in hun armen; links slaan de golven tegen de dijk.", "location_name":"Schouwen-Duiveland, Zeeland", "lat":51.68,"lng":3.92,"width":960,"height":720,"dominant_color":"#6b644a", "preview":"data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwAA4BaJQBOgCHQ7BAAAPqT49xux0QYTgI5FooGSbagfaiy3IN7H83eyqggAAA="}'),
  ('c1000000-0000-4000-8000-000000000017', 'b1000000-0000-4000-8000-000000000001', 'Dansles op dinsdag',
   'Hij trapte op haar witte schoenen, twee keer. De derde keer was expres, zei hij later, want toen moest hij haar wel iets te drinken aanbieden.',
   'photo', '/demo/oma-riet/dansles-960.webp', '1953-10-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een man in blauw pak danst met een lachende vrouw in rode stippeljurk; een accordeonist speelt, drie mensen kijken toe.", "location_name":"Amsterdam", "date_precision":"month", "date_text":"oktober 1953", "width":960,"height":720,"dominant_color":"#c3a57b", "preview":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAwAA4BaJZgCdAD8CSk2Us4gAP37ZaiTZSjLpTlVscFQTW7EfLV+9KfJTbmZ4B2do2b5qX+QupKeuLmgAGVeryuAAA=="}'),
  ('c1000000-0000-4000-8000-000000000018', 'b1000000-0000-4000-8000-000000000001', 'Henk vaart uit',
   'Derde stuurman op een kustvaarder, met een pet die nog te groot was. Riet had een zakdoek meegenomen om te zwaaien en heeft er iets anders mee gedaan.',
   'photo', '/demo/oma-riet/schip-960.webp', '1954-05-17', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Op de kade, op de rug gezien, steekt Riet een witte doek omhoog; op het dek van een stoomschip zwaait Henk, met witte pet.", "location_name":"IJmuiden", "lat":52.4609,"lng":4.6106,"width":960,"height":720,"dominant_color":"#998668", "preview":"data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoQAAwAA4BaJQBOgB03IGjFUAD+6DMceh7CyBUFnP5XQvpn4kMrkIymtXgnFfPRcg0GXVNHA6iWzmoYkg0hM3WXO8Ry1XGE0k5lFE/AAAA="}'),
  ('c1000000-0000-4000-8000-000000000019', 'b1000000-0000-4000-8000-000000000001', 'Brief van de boot',
   'Lieve Riet,

Hier waait het zo hard dat mijn pet nu in Engeland ligt. De kok zegt dat dit nog een briesje is, maar de kok zegt ook dat zijn soep soep is.

Je vroeg wat ik de hele dag doe. Vanochtend had ik de wacht van vier tot acht. Dan slaapt iedereen en is de zee van jou. Om half zes wordt het grijs, eerst aan één kant, alsof iemand heel langzaam een gordijn opendoet. Ik sta daar dan met koude handen en een kroes koffie en ik denk: dit moet Riet zien. En daarna denk ik: nee, Riet ligt om half zes bij de bakker achter de toonbank al te glimlachen, die heeft geen tijd.

We hebben in Rouen gelegen, twee dagen. In een café bij de haven stond een piano en een oude baas heeft me een Frans liedje geleerd, over de maan en een pen. Ik kan het met één hand. Als ik thuis ben, leer ik de andere hand erbij.

Ik heb iets gekocht. Ik schrijf niet wat. Het is klein en het is rond en het past, denk ik, want ik heb vorige maand stiekem aan je zus gevraagd hoe dik je vingers zijn. Zij zei: gewoon.

Nog ruim drie weken, dan sta ik weer voor je deur. Zeg maar niets tegen je vader. Of nee, zeg hem maar dat ik mijn haar heb laten knippen.

Dag lieve Riet. De groeten aan de kat.

Je Henk',
   'text', null, '1954-07-19', 'a1000000-0000-4000-8000-000000000003',
   '{"location_name": "Noordzee", "lat": 54.5, "lng": 3.2}'),
  ('c1000000-0000-4000-8000-000000000020', 'b1000000-0000-4000-8000-000000000001', 'Antwoord van de Prinsengracht',
   'Lieve Henk,

Je brief kwam dinsdag, tussen het krentenbrood en de rekening van de melkboer, en moeder heeft hem eerst aan twee kanten bekeken voor ik hem kreeg. Ze zegt dat je een net handschrift hebt voor een zeeman.

Annie kan geen geheim bewaren, dat had je kunnen weten. Ze heeft drie dagen met een gezicht gelopen alsof ze een ei in haar mond had. Gisteren onder de afwas kwam het eruit. Dus nu weet ik van iets kleins en ronds, en jij weet dat ik het weet, en we doen straks allebei alsof ik verrast ben. Ik kan dat heel goed, je zult zien.

Hier is het warm. De gracht stinkt en de jongens springen er toch in. Joop heeft bij het zwemmen een fiets gevonden, een goede, alleen zonder stuur. De kat heeft jongen, vier, in vaders hoed. Vader draagt nu al een week zijn zondagse.

Ik heb hem verteld van je haar. Hij zei: ‘Dan zal het wel ernst zijn.’ En daarna is hij een uur naar de stal gegaan terwijl het zondag was, en kwam hij terug met witte fresia’s, zomaar, voor op tafel. Hij zei dat ze over waren. Fresia’s zijn nooit over.

Nog negen dagen. Ik streep ze af op de kalender van de bakker, aan de achterkant, anders ziet hij het.

Kom maar gauw. Neem die andere hand ook mee, dan leren we het samen.

Dag,
je Riet

P.S. Mijn vingers zijn niet gewoon. Ze zijn slank.',
   'text', null, '1954-08-02', 'a1000000-0000-4000-8000-000000000003',
   '{"location_name": "Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat": 52.3702, "lng": 4.8836}'),
  ('c1000000-0000-4000-8000-000000000021', 'b1000000-0000-4000-8000-000000000001', 'De trouwdag',
   'Op een woensdag, want dat was het goedkoopst. Het regende pijpenstelen, en toch staat iedereen te lachen op het bordes. De fotograaf kwam te laat, de koets ook. Het boeket bond haar vader zelf, om vijf uur ’s ochtends. En om acht uur ’s avonds, midden in het feest, legde de man met de accordeon zijn handen stil. Twee minuten. Daarna speelde hij verder.',
   'photo', '/demo/oma-riet/trouwdag-960.webp', '1955-05-04', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een bruid met sluier en rode bloemen en een bruidegom in het zwart stralen voor een poort, tussen gasten met zwarte paraplu’s.", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"width":960,"height":720,"dominant_color":"#c4ac85", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQAQCdASoQAAwAA4BaJYgCdACXTfTugAD+yMNqWF3dRoyXB1UQ7v1hnbMKY0BaZXWp64nd0s/jMEHgdIqFZATYsxhyU/dGPX44zZm60Jkm2DQPXvSywHUUT8AAAA=="}'),
  ('c1000000-0000-4000-8000-000000000022', 'b1000000-0000-4000-8000-000000000001', 'Onder één paraplu',
   'Smalfilm van oom Piet. Hij had één rolletje en gebruikte bijna alles op aan de regen.',
   'video', '/demo/oma-riet/in-de-regen.mp4', '1955-05-04', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Op een bruinige film vol krassen loopt een bruidspaar door de plassen, langs hoge huizen, tot vlak voor drie wachtende gasten.", "location_name":"Prinsengracht, Amsterdam, Noord-Holland, Nederland", "lat":52.3702,"lng":4.8836,"poster_url":"/demo/oma-riet/in-de-regen-960.webp", "duration":8.5,"width":640,"height":480,"dominant_color":"#d5bc94", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAQCdASoQAAwAA4BaJYgCdADsBqAA/peX0JTlx/HJnSIFfYBNYy9Ll1bt89iAJB3edaP9b/OMs+Lpey+BCCNSvCfBoFkDBVkOIAAA"}'),
  ('c1000000-0000-4000-8000-000000000023', 'b1000000-0000-4000-8000-000000000001', 'De vaart ligt dicht',
   'Acht seconden smalfilm, en dan valt haar vader. Let op de pet.',
   'video', '/demo/oma-riet/de-vaart.mp4', '1956-02-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een schaatser met snor zwiert langs een draaiende molen, zijn pet vliegt af en hij belandt kaal op het ijs; een meisje juicht.", "location_name":"Zaandam", "lat":52.442,"lng":4.8292,"date_precision":"month", "poster_url":"/demo/oma-riet/de-vaart-960.webp", "captions_url":"/demo/oma-riet/de-vaart.vtt", "duration":8,"width":640,"height":480,"dominant_color":"#c8b696", "preview":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAgCdASoQAAwAA4BaJYgCdAYrnlUKirM10AAA/uIy2JYS7JMRTBgGdbJysQJGb1kg/cyCLHX4twyeYGhIB9z+r8/5JCXXC1H0KHogAAA="}'),
  ('c1000000-0000-4000-8000-000000000024', 'b1000000-0000-4000-8000-000000000001', 'Wim',
   'Zeven pond en een ons, thuis geboren, om tien voor drie. Henk was die nacht van Delfzijl naar Amsterdam komen liften op een vrachtwagen met bieten. Hij rook er nog dagen naar.',
   'photo', '/demo/oma-riet/kraambed-960.webp', '1957-02-12', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Een moeder zit rechtop in bed met een ingepakte baby in haar armen; aan het voeteneind kijkt een man met bretels vertederd toe.", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"width":960,"height":720,"dominant_color":"#d6c39c", "preview":"data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoQAAwAA4BaJYgCdADRRPFWgAD+r6JjkEUVcWOcBhV7i+AVZyxB9vqlswg+/nVgaapNCY2Gnen342lS3YJD9Gc/eqjscm6ioEYyAAAA"}'),
  ('c1000000-0000-4000-8000-000000000025', 'b1000000-0000-4000-8000-000000000001', 'Ons liedje',
   'Opa speelt het op de piano van tante Jo, met twee handen. Let op de kat, halverwege.',
   'audio', '/demo/oma-riet/ons-liedje.mp3', '1957-10-01', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"vinyl", "location_name":"Amsterdam", "date_precision":"month", "duration":27,"peaks":[0.02,0.47,0.49,0.48,0.57,0.49,0.24,0.49,0.55,0.53,0.53,0.24,0.42,0.48,0.48,0.58,0.51,0.48,0.49,0.49,0.55,0.53,0.47,0.24,0.45,0.62,0.91,1,0.54,0.54,0.49,0.53,0.68,0.53,0.36,0.18,0.48,0.45,0.49,0.57,0.34,0.48,0.49,0.49,0.56,0.53,0.36,0.1,0.02,0.02]}'),
  ('c1000000-0000-4000-8000-000000000026', 'b1000000-0000-4000-8000-000000000001', 'De kat wil ook',
   'Ze heette Moppie en speelde alleen de lage tonen.',
   'gif', '/demo/oma-riet/kat-op-de-piano.gif', '1957-10-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een lichte kat zit op de pianotoetsen en zwaait met haar staart; een jongeman met bretels speelt lachend mee.", "gif_title":"Kat op de piano", "location_name":"Amsterdam", "date_precision":"month", "width":400,"height":300,"dominant_color":"#d3bb93", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoQAAwAA4BaJYgCdAD6J+VrIFA4AAD+j7Wkh+lG++drHkFBeGC+s/BPccmiZpMfGIL2Qfy70hZSSBSbBCCNfINvfM6IoBPg0JYOhk5e9LLAdV/fNAAAAA==", "poster_url":"/demo/oma-riet/kat-op-de-piano.webp"}'),
  ('c1000000-0000-4000-8000-000000000027', 'b1000000-0000-4000-8000-000000000001', 'Verjaardag Wim, kant A',
   'Iedereen door elkaar. Eerst koffie, dan Vader Jacob in canon, met op de xylofoon iemand die net te laat invalt. Van de bandrecorder van oom Piet, later op een cassette gezet.',
   'audio', '/demo/oma-riet/verjaardag-wim-kant-a.mp3', '1958-02-12', 'a1000000-0000-4000-8000-000000000004',
   '{"audio_variant":"cassette", "location_name":"Amsterdam", "lat":52.3728,"lng":4.8936,"duration":24,"peaks":[0.25,0.2,0.3,0.17,0.38,0.52,0.51,0.45,0.42,0.49,0.6,0.57,0.63,0.41,0.63,0.65,0.41,0.79,0.76,0.94,0.71,0.8,1,0.67,0.77,1,0.54,0.79,0.84,0.94,0.54,0.73,0.72,0.43,0.6,0.8,0.53,0.41,0.42,0.45,0.48,0.49,0.45,0.29,0.19,0.23,0.24,0.2,0.22,0.15]}'),
  ('c1000000-0000-4000-8000-000000000028', 'b1000000-0000-4000-8000-000000000001', 'Zandvoort',
   'Neefje Jan graaft, Riet kijkt, de zee komt en gaat. Zo deden we dat, hele dagen.',
   'gif', '/demo/oma-riet/zandvoort.gif', '1958-07-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een jongen in gestreept badpak schept zand op een hoop met een vlaggetje; een vrouw zit onder een parasol die wiegt in de wind.", "gif_title":"Golven bij Zandvoort", "location_name":"Zandvoort", "lat":52.3713,"lng":4.5331,"date_precision":"circa", "date_text":"zomer 1958", "width":400,"height":300,"dominant_color":"#f9f3d6", "preview":"data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAwAA4BaJZACdAEOwFJ/gAD+8l70hNcX5a7DeJdb6b/L2BPfD17J2wD170iF7g+jSSNyVqLt42zYYTkkhwDAgAA=", "poster_url":"/demo/oma-riet/zandvoort.webp"}'),
  ('c1000000-0000-4000-8000-000000000029', 'b1000000-0000-4000-8000-000000000001', 'Oma vertelt over de winter',
   'Over schaatsen naar school, en wat haar moeder daarvan wist. Ze vertelde het op een koude zondag, en oom Piet liet de band lopen.',
   'audio', '/demo/oma-riet/over-de-winter.mp3', '1959-01-01', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"waveform", "location_name":"Zaandam", "date_precision":"month", "transcript":"Wij schaatsten naar school. Mijn moeder wist van niets. Die dacht dat we netjes over de brug liepen. Maar Annie en ik bonden onze schaatsen onder bij het trapje, en dan was je er in vijf minuten. Met natte kousen, dat wel.", "duration":25.4,"peaks":[0.01,0.71,0.79,0.64,0.83,0.32,0.66,0.69,0.84,0.7,0.4,0.1,0.38,0.73,0.73,0.73,0.78,1,0.72,0.41,0.68,0.69,0.6,0.69,0.69,0.9,0.83,0.88,0.96,0.71,0.67,0.71,0.62,0.67,0.82,0.77,0.63,0.8,0.41,0.62,0.01,0.56,0.76,0.88,0.57,0.69,0.71,0.01,0.01,0.01]}'),
  ('c1000000-0000-4000-8000-000000000030', 'b1000000-0000-4000-8000-000000000001', 'Maandag wasdag',
   'Bij tante Jo in de tuin. Boven de gracht werd niets droog.',
   'gif', '/demo/oma-riet/wasdag.gif', '1960-01-01', null,
   '{"alt_text":"Een lachende vrouw met schort staat met de handen aan de lijn, waar lakens en kleren wapperen; een peuter kraait bij de mand.", "gif_title":"De was aan de lijn", "date_precision":"decade", "width":400,"height":300,"dominant_color":"#ebe7d4", "preview":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAwAA4BaJZgCdAD1eUM12zGAAP7rnegva050kXAWtzce7a6OUvWnfFXkBXErfZ+w/+Z5/5pOnr964c+IhxAA", "poster_url":"/demo/oma-riet/wasdag.webp"}'),
  ('c1000000-0000-4000-8000-000000000031', 'b1000000-0000-4000-8000-000000000001', 'Karel steekt over',
   'Van moeder naar vader, anderhalve meter gras. Hij deed er drie pogingen over en keek na afloop alsof hij de Alpen had gedaan.',
   'photo', '/demo/oma-riet/eerste-stapjes-960.webp', '1961-06-18', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Karel, in een blauw truitje, staat lachend in de tuin tussen een vrouw en een man die op de hurken hun armen uitstrekken.", "location_name":"Het volkstuintje van tante Jo achter de spoorlijn", "width":960,"height":720,"dominant_color":"#e9e4ca", "preview":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAwAA4BaJZACdADwRwCIAAD+1+lIpmKVehJYTDRVk/u8fuINSFoTECt3Dz/vZdnlgRhNWA2ABjMAAAA="}'),
  ('c1000000-0000-4000-8000-000000000032', 'b1000000-0000-4000-8000-000000000001', 'De Rozengracht, de laatste avond',
   'Riet wilde het geluid meenemen. Oom Piet hing de microfoon uit het raam: de tram, de fietsbellen en het carillon van de Westertoren.',
   'audio', '/demo/oma-riet/de-rozengracht.mp3', '1962-05-25', 'a1000000-0000-4000-8000-000000000004',
   '{"audio_variant":"cassette", "location_name":"Rozengracht, Amsterdam", "lat":52.3727,"lng":4.8789,"duration":18,"peaks":[0.15,0.12,0.09,0.11,0.22,0.25,0.28,0.16,0.25,0.24,0.22,0.53,0.62,0.55,0.47,0.39,0.55,0.5,0.54,0.74,1,0.94,0.76,0.56,0.56,0.45,0.37,0.32,0.31,0.21,0.29,0.26,0.37,0.24,0.24,0.15,0.25,0.2,0.27,0.22,0.17,0.21,0.18,0.15,0.09,0.14,0.11,0.13,0.13,0.07]}'),
  ('c1000000-0000-4000-8000-000000000033', 'b1000000-0000-4000-8000-000000000001', 'Naar Haarlem',
   'Een huis met een voordeur op de begane grond. Riet heeft die eerste dag wel tien keer naar binnen en naar buiten gelopen, gewoon omdat het kon. Wim droeg de kat. De kat heeft het hun nooit vergeven.',
   'photo', '/demo/oma-riet/verhuizing-960.webp', '1962-05-26', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Bij een groene verhuiswagen sjouwen twee mannen een rode stoel; een vrouw met schort lacht en Wim klemt een zwarte kat vast.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":720,"dominant_color":"#dad8c5", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADQAQCdASoQAAwAA4BaJYgCdAEPEFLwUAD+ygblXqS9+AhflanJfclc/MqldNflekgz/Ix9uO3/YmvZCMdcEQKte9sAWSkjZp4IUlAVah9jOQ+uQRhoEDFhAWAAAA=="}'),
  ('c1000000-0000-4000-8000-000000000034', 'b1000000-0000-4000-8000-000000000001', 'De krab heet Kees',
   'Zes jaar en nergens bang voor. Kees is dezelfde middag teruggezet, onder protest, aan weerszijden.',
   'photo', '/demo/oma-riet/krab-960.webp', '1963-08-03', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een jongen in rood badpak steekt op het strand een rode krab de lucht in; een kleintje en een vrouw onder een parasol kijken op.", "location_name":"Zandvoort", "lat":52.3713,"lng":4.5331,"width":960,"height":720,"dominant_color":"#ebd4aa", "preview":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAwAA4BaJZgCdAERG9JoAAD+8HUjpAPOBXrSusu6ZbwWVwSnClgJLvmwwMd1zsgDfuqGjdeE/SOgAAA="}'),
  ('c1000000-0000-4000-8000-000000000035', 'b1000000-0000-4000-8000-000000000001', 'Wim belt naar huis',
   'Vanuit de telefooncel op de boulevard, met een kwartje van Henk. De bandrecorder stond toevallig aan.',
   'audio', '/demo/oma-riet/wim-belt.mp3', '1963-08-03', 'a1000000-0000-4000-8000-000000000004',
   '{"audio_variant":"bubble", "location_name":"Zandvoort", "lat":52.3713,"lng":4.5331,"transcript":"Mama? Met Wim. Ik heb een krab gevangen. Hij heet Kees. Mag Kees mee naar huis? Hij eet niet veel.", "duration":10.9,"peaks":[0.08,0.09,0.93,0.93,0.81,0.12,0.8,0.63,0.92,0.86,0.18,0.82,0.53,0.86,0.33,0.82,0.92,0.91,0.78,0.31,0.05,0.79,0.92,0.1,0.95,0.41,0.1,0.28,0.84,0.98,0.34,1,0.8,0.82,0.84,0.26,0.05,0.78,0.97,0.51,0.64,0.92,0.93,0.39,0.07,0.06,0.08,0.07,0.05,0.03]}'),
  ('c1000000-0000-4000-8000-000000000036', 'b1000000-0000-4000-8000-000000000001', 'Henk komt thuis',
   'Acht weken weg geweest. Riet herkende hem aan de manier waarop hij de koffer neerzette: alsof hij er voorlopig niet meer aan wilde komen.',
   'video', '/demo/oma-riet/de-trein.mp4', '1964-07-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Riet, in het rood, wacht met twee kinderen op een perron; een groene trein stopt, Henk stapt in uniform uit en zij juichen.", "location_name":"Station Haarlem", "lat":52.3878,"lng":4.6385,"date_precision":"month", "poster_url":"/demo/oma-riet/de-trein-960.webp", "captions_url":"/demo/oma-riet/de-trein.vtt", "duration":9,"width":640,"height":480,"dominant_color":"#dad7c4", "preview":"data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAwAA4BaJYgCsAEOQCnlkwAA/uthA2XbgTjY8LwMqab5lKJjy3t6HtlnCnprNvxtzFQ/IDLcE4ax415KuimgcadEP1VYokhBsGW1mAAAAA=="}'),
  ('c1000000-0000-4000-8000-000000000037', 'b1000000-0000-4000-8000-000000000001', 'O denneboom op het huisorgel',
   'Het orgel van de buren, de vingers van Henk. Eén toon hield hij altijd te lang aan, voor Els, die er dan van moest lachen.',
   'audio', '/demo/oma-riet/o-denneboom.mp3', '1965-12-25', 'a1000000-0000-4000-8000-000000000001',
   '{"audio_variant":"cassette", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"duration":17.6,"peaks":[0.03,0.93,1,0.81,0.83,0.66,0.81,0.84,0.76,0.77,0.89,0.59,0.77,0.88,0.8,0.63,0.84,0.82,0.9,0.63,0.74,0.83,0.81,0.84,0.04,0.83,0.83,0.84,0.81,0.83,0.83,0.84,0.85,0.85,0.83,0.83,0.93,0.83,0.82,0.82,0.83,0.92,0.82,0.81,0.82,0.76,0.76,0.88,0.76,0.06]}'),
  ('c1000000-0000-4000-8000-000000000038', 'b1000000-0000-4000-8000-000000000001', 'De rode pan',
   'Er ging voor zes man in en er aten er altijd acht mee. Karel wacht op de korst, Els op een lepel.',
   'photo', '/demo/oma-riet/keuken-960.webp', '1966-11-15', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw in rode jurk roert aan een groot fornuis, de stoom slaat eraf; Els met staartjes en Karel in streepjestrui kijken toe.", "location_name":"Haarlem", "date_precision":"circa", "width":960,"height":720,"dominant_color":"#d6c59c", "preview":"data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoQAAwAA4BaJZgCdACQij4ZgAD+4Yv52GwonA4CF6IDRZcgxfuXwOYhDdHMHNyjH61/ZJHsDUp4HJI1iGB5SRn0r17dKZ6OARBl+eN5bVNsH2ZVsDwJuM0QAAA="}'),
  ('c1000000-0000-4000-8000-000000000039', 'b1000000-0000-4000-8000-000000000001', 'Recept: boerenkool van Riet',
   'Anderhalve kilo kruimige aardappels. Een flinke struik boerenkool, en er moet vorst overheen zijn geweest, anders hoef je niet te beginnen. Twee uien. Spekjes. Een rookworst per drie mensen, al zegt Henk per twee.

Alles in de rode pan: aardappels onder, ui, kool erop, worst bovenop. Een bodem water. Deksel erop en er niet onder kijken. Na een half uur stampen met melk en een klont boter, en daarna een lepel mosterd en een scheutje azijn, dat is het geheim en nu is het dat niet meer.

Kuiltje maken. Jus erin. Wie het eerst bij het kuiltje van een ander prikt, wast af.',
   'text', null, '1966-11-15', 'a1000000-0000-4000-8000-000000000003',
   '{"location_name": "Haarlem", "date_precision": "month"}'),
  ('c1000000-0000-4000-8000-000000000040', 'b1000000-0000-4000-8000-000000000001', 'Langs de bollen',
   'Karel achterop bij Henk, Els bij Riet. Ze reed altijd voorop, want zij was van de bloemen en wist welke nog open moesten.',
   'photo', '/demo/oma-riet/tulpen-960.webp', '1967-04-23', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Henk en Riet fietsen lachend, elk met een kind achterop, langs banen rood, geel, roze, wit en paars; Riet steekt haar arm op.", "location_name":"Lisse, Zuid-Holland", "lat":52.2579,"lng":4.5573,"width":960,"height":720,"dominant_color":"#e9e4ca", "preview":"data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAwAA4BaJZACdAEMVsBvgoAA/u4kw2/7Rrcm9MJCLzpeMgE00l5X5omOQVG5fvIAWAXZSNlJZTNdRhhlbdl54mS4/bTIvUhD6sAA"}'),
  ('c1000000-0000-4000-8000-000000000041', 'b1000000-0000-4000-8000-000000000001', 'De maan in de huiskamer',
   'Vier uur ’s nachts en de halve straat zat binnen. Wij hadden een toestel, de buren brachten stoelen mee. Mijn opa keek niet naar het scherm maar door het raam naar de echte, en zei dat hij niemand zag lopen.',
   'photo', '/demo/oma-riet/televisie-960.webp', '1969-07-21', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Volwassenen en kinderen kijken gespannen naar een astronaut op een televisie met antenne; een hond ligt op het rode kleed.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":720,"dominant_color":"#9a8975", "preview":"data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAQCdASoQAAwAA4BaJZACdACqyKZgAP2QJ87XkksUtJbszChP0rrkc0IOWjO6c1ZKRP30Y4Ov0FzHy7UdK5xsMoTOdzI/4C5gxUW/awoPo3d9kPe8AAAA"}'),
  ('c1000000-0000-4000-8000-000000000042', 'b1000000-0000-4000-8000-000000000001', 'Op rolschaatsen over de snelweg',
   'De eerste autoloze zondag. Henk had de wieltjes van de bolderkar onder zijn schoenen gebonden en beweerde dat hij het op zee zo had geleerd. Het was zo stil dat je de lantaarnpalen hoorde zoemen.',
   'photo', '/demo/oma-riet/autoloos-960.webp', '1973-11-04', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een man, een vrouw en twee kinderen zwieren met gespreide armen over een lege weg; achter hen nadert een fietser.", "location_name":"Snelweg bij Haarlem", "lat":52.381,"lng":4.69,"width":960,"height":720,"dominant_color":"#e6dcc3", "preview":"data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAwAA4BaJZACdAEO47wwZ9AA/u4fH5LcuGahVXlzy6J3Fovhs3nlzwyUxnksta0NFPbjkK/4BuipEkU+eVHW2EuP20wf0vC3AAAA"}'),
  ('c1000000-0000-4000-8000-000000000043', 'b1000000-0000-4000-8000-000000000001', 'Drie weken in de oranje tent',
   'Elf dagen regen, tien dagen niet. In het familieboek staan alleen de tien.',
   'photo', '/demo/oma-riet/tent-960.webp', '1975-07-01', 'a1000000-0000-4000-8000-000000000004',
   '{"alt_text":"Voor een dennenbos zit een man aan een klaptafel met een dampende pan; bij de tent lachen drie anderen rond een voetbal.", "location_name":"Natuurkampeerterrein De Zwarte Dennenhorst", "date_precision":"month", "width":960,"height":720,"dominant_color":"#636d45", "preview":"data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoQAAwAA4BaJbACdAEf9sVmtYAA/rIxbzmtFAhdw/Fey5HtDDKbXOFfWe6GEMSTceACmm678clL469vzLH7lT8/LnNWxTz2F1k43Wp9SFr2KkAAAAA="}'),
  ('c1000000-0000-4000-8000-000000000044', 'b1000000-0000-4000-8000-000000000001', 'De pompoen van negentien kilo',
   'Henk was toen al twee jaar aan wal en moest ergens voor zorgen. Het werd een volkstuin, met een huisje, een waslijn en een pompoen die elke avond werd opgemeten met het lint uit Riets naaidoos. Hij won de tweede prijs. Over de eerste prijs werd thuis niet gesproken.',
   'photo', '/demo/oma-riet/volkstuin-960.webp', '1978-09-01', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een man met strohoed en spade pronkt met een grote oranje pompoen; naast hem lacht een vrouw met een mand vol groente.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"date_precision":"month", "width":960,"height":960,"dominant_color":"#795734", "preview":"data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAgCdASoQABAAA4BaJbACdAEefV1lKLNAAP7XlTIDnglt5MZNNGOj1xAPQFj26A5TIQzVlcyPc6BhwJoD7nO9mGr3k+bnnjk4drHE1iRr+T9wTpZnNwkMAgBhpTgAAAA="}'),
  ('c1000000-0000-4000-8000-000000000045', 'b1000000-0000-4000-8000-000000000001', 'Els gaat op kamers',
   'Naar Groningen, met één koffer en een kistje stekjes. Opa hield zich groot en las haar treinkaartje drie keer voor. Op weg naar huis zei oma dat het nu wel erg stil zou worden. Ze waren toen net de stationshal uit.',
   'photo', '/demo/oma-riet/station-960.webp', '1983-09-03', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw slaat met gesloten ogen een arm om Els, die een rode koffer draagt; ernaast een man met pet, achter hen een gele trein.", "location_name":"Station Haarlem", "lat":52.3878,"lng":4.6385,"width":960,"height":720,"dominant_color":"#ebd8b7", "preview":"data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQAAwAA4BaJaACdAENWb7bUAAA/rYYqonq6e4mf+QxFRl8Z0BUGgWdorSSn+dB54uIxua3juObub3juTh1DjpofOxkvApW0D8GyqYsT9j3wAAA"}'),
  ('c1000000-0000-4000-8000-000000000046', 'b1000000-0000-4000-8000-000000000001', 'Op schoot',
   'Dit ben ik. Het boek ging over een beer, maar oma las elke keer iets anders voor. Ik was vijf toen ik erachter kwam dat er helemaal geen schip in voorkwam.',
   'photo', '/demo/oma-riet/op-schoot-960.webp', '1993-05-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw met grijze krullen zit met een lachend meisje met staartjes in een groene leunstoel, een open prentenboek voor hen.", "location_name":"Haarlem", "date_precision":"month", "width":960,"height":1280,"dominant_color":"#d8c39c", "preview":"data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQBACdASoQABUAPu1iqk2ppaQiMAgBMB2JZgCdMoR4GCnGnbvUUwoa0NoAAP6vBsh2CGIIWpUReZ9HFAUhrK70z/Kz3TLC6txYp6iLQpXimkSnPKUMWrnccyQ2Z7IZbSgSUz4TeNvwdjkdIwNqf1iNLAAAAA=="}'),
  ('c1000000-0000-4000-8000-000000000047', 'b1000000-0000-4000-8000-000000000001', 'Vijfenzestig, en samen blazen',
   'Zeven kaarsjes, want meer pasten er niet op.',
   'gif', '/demo/oma-riet/kaarsjes.gif', '1996-03-14', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw met grijze krullen en een meisje buigen zich over een taart, de vlammetjes doven in rook en het meisje juicht.", "gif_title":"Kaarsjes uitblazen", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":400,"height":300,"dominant_color":"#8b634a", "preview":"data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAwAA4BaJaACdADWfeqqKwAA/oIOMpdznXWAoQ0BYDLA+xI4QjoqrlW8Zz/ZF1mxkYmPM+x4SDeTD34dMi9JU4ylHNdVHYzawJKxtQAAAA==", "poster_url":"/demo/oma-riet/kaarsjes.webp"}'),
  ('c1000000-0000-4000-8000-000000000048', 'b1000000-0000-4000-8000-000000000001', 'De laatste kerst van de eeuw',
   'Henk had voor de zekerheid twintig liter water en zes zaklantaarns in huis gehaald. Op 2 januari heeft hij er de planten mee begoten.',
   'photo', '/demo/oma-riet/kerst-960.webp', '1999-12-25', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Een ouder paar en een meisje in het rood lachen bij een versierde boom met gouden ster; een peuter zit tussen cadeaus en een kat.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":720,"dominant_color":"#ab553d", "preview":"data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAwAA4BaJbACdAYuvBQWJkXAAP6g4NrnJkSdsOzvl7uDn1+DzKPSvP14xwuip6GEiHcyxCck6Pd1XfCsOnHmU9Dr7JjTyR/mvpWVPUnI62sgwP2DAAAA"}'),
  ('c1000000-0000-4000-8000-000000000049', 'b1000000-0000-4000-8000-000000000001', 'Vijftig jaar, zelfde liedje',
   'Het Franse liedje uit Rouen, dit keer gespeeld door Karel. Ze dansten zoals ze het op dinsdag hadden geleerd. Hij trapte één keer op haar tenen. Ze zei dat het expres was.',
   'video', '/demo/oma-riet/gouden-dans.mp4', '2005-05-04', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een oude man in pak en een vrouw in paarse jurk wiegen onder lampjes over de vloer; aan weerszijden kijkt de familie lachend toe.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"poster_url":"/demo/oma-riet/gouden-dans-960.webp", "captions_url":"/demo/oma-riet/gouden-dans.vtt", "duration":9.6,"width":640,"height":480,"dominant_color":"#855743", "preview":"data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAwAA4BaJbACdAYtzBNE4CAA/nMP5MqcwJChEvyJvIVu5DQ+ZnkLj/uDO+ItgJ+D18WU96JVxqbUCeZ3sXuWqTOI4mbfqfygAA=="}'),
  ('c1000000-0000-4000-8000-000000000050', 'b1000000-0000-4000-8000-000000000001', 'Rondje molen',
   'Elke woensdag als het droog was. Opa trapte, oma zwaaide.',
   'gif', '/demo/oma-riet/de-molen-draait.gif', '2009-09-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een man met pet en een vrouw met grijze krullen fietsen achter elkaar langs het water, terwijl achter hen de molenwieken rondgaan.", "gif_title":"De molen draait", "location_name":"Spaarndam", "lat":52.4125,"lng":4.6836,"date_precision":"month", "width":400,"height":300,"dominant_color":"#cad6d3", "preview":"data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoQAAwAA4BaJZACsH8ADrQaJoZ4AP7v5Ld/AmRtguM5f7i3gt1YNat+joCXGwAOVhq2bcnEpQ+F1ctrQh+o1J8Hrl54zZ/82l8OMYFxAAA=", "poster_url":"/demo/oma-riet/de-molen-draait.webp"}'),
  ('c1000000-0000-4000-8000-000000000051', 'b1000000-0000-4000-8000-000000000001', 'Henk',
   'Vanmorgen om kwart over zes, dat was altijd zijn tijd. Ik had zijn hand vast. Buiten werd het grijs, eerst aan één kant.

Hij heeft gisteren nog gevraagd of de dahlia’s al binnen stonden. Ik heb ja gezegd. Vanmiddag heb ik ze eruit gehaald, met Karel, in de regen. Dus nu is het waar.',
   'text', null, '2011-11-19', 'a1000000-0000-4000-8000-000000000003',
   '{}'),
  ('c1000000-0000-4000-8000-000000000052', 'b1000000-0000-4000-8000-000000000001', 'Zijn stoel',
   'Zijn pet hing er nog. De kat had al besloten van wie de stoel nu was. Oma heeft hem laten staan, bij het raam, en er nooit iemand uit weggestuurd.',
   'photo', '/demo/oma-riet/lege-stoel-960.webp', '2011-12-01', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een donkere kat zit te slapen in een bruine leunstoel, een pet op de leuning; rode sloffen ervoor, buiten een kale boom.", "location_name":"Haarlem", "date_precision":"month", "width":960,"height":1280,"dominant_color":"#c2baa4", "preview":"data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQBACdASoQABUAPu1iqk2ppaQiMAgBMB2JYwCdMoADS3/O4wsJL15Zn4wIAP6MZPhD+kMN5Q7Up/4YgZGScwztxw6uDAKWNcBZBi6DKBN2iPtDCbDg555ev5wVC+IjxqHEAAAA"}'),
  ('c1000000-0000-4000-8000-000000000053', 'b1000000-0000-4000-8000-000000000001', 'Recept: appeltaart voor wie er is',
   'Voor de springvorm van 24. Driehonderd gram zelfrijzend bakmeel, tweehonderd gram koude boter, honderdvijftig gram suiker, een ei, een snuf zout. Kneden tot je handen schoon zijn. Een kilo goudreinetten, in stukken die je kunt terugvinden. Kaneel, een hand rozijnen, de schil van een halve citroen.

Bodem en rand bekleden, appels erin, reepjes erover. Het lukt nooit om ze even breed te maken en dat hoeft ook niet. Een uur op 175 graden.

Aansnijden als hij lauw is. De eerste punt is voor degene die het langst niet geweest is.',
   'text', null, '2018-10-07', 'a1000000-0000-4000-8000-000000000002',
   '{"location_name": "Haarlem"}'),
  ('c1000000-0000-4000-8000-000000000054', 'b1000000-0000-4000-8000-000000000001', 'Zwaaien achter glas',
   'Elke zondag om elf uur, wij op de stoep en zij voor het raam. Ze had er speciaal haar haar voor gedaan. Kleine Daan hield een hart omhoog en zij hield de kat omhoog, en daarna gingen we weer naar huis.',
   'photo', '/demo/oma-riet/raam-960.webp', '2020-04-05', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw met wit haar lacht in een licht venster, naast haar een rode kat; buiten steken een vrouw en twee kinderen een arm op.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":720,"dominant_color":"#ac6447", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoQAAwAA4BaJbACdAEN1xSFWtKAAPldeOM+apwNCX6RAuJ42oH4WrNio+Iz6Fj+agx6acHZj/sdCc6GoriA3OcXaT2ncD5mcQUhbNsJ6N6YqGvav9AAAA=="}'),
  ('c1000000-0000-4000-8000-000000000055', 'b1000000-0000-4000-8000-000000000001', 'Hoe zet ik dit ding uit',
   'Haar eerste ingesproken bericht. Het is niet uitgezet.',
   'audio', '/demo/oma-riet/hoe-zet-ik-dit-uit.mp3', '2020-04-12', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"bubble", "location_name":"Haarlem", "transcript":"Hallo Noor, met oma. Ik wou alleen zeggen dat de tulpen er zijn. Dank je wel, kind. Ze staan voor het raam, dan kan de buurvrouw ze ook zien. Zo. En hoe zet ik dit ding nou uit? Noor? Is het nou uit?", "duration":24.9,"peaks":[0.01,0.78,0.89,0.14,0.86,0.52,0.7,0.69,0.88,0.84,0.74,0.7,0.64,0.69,0.11,0.78,0.77,0.39,0.81,0.08,0.67,0.79,0.88,0.64,0.7,0.8,0.64,0.71,0.7,0.8,0.45,0.26,0.97,0.82,0.69,0.65,0.82,0.8,0.81,0.77,0.42,0.61,1,0.73,0.68,1,0.84,0.01,0.01,0.01]}'),
  ('c1000000-0000-4000-8000-000000000056', 'b1000000-0000-4000-8000-000000000001', 'De doos met brieven',
   'Hij stond achter de naaimachine, met een rood lint erom. ‘Die mag je lezen als ik dood ben,’ zei ze. En na de koffie: ‘Ach, pak maar.’ Zo is dit verhaal begonnen.',
   'photo', '/demo/oma-riet/brievendoos-960.webp', '2022-11-13', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een hand met groene en een met gele mouw reiken naar enveloppen in een rode kist; eromheen liggen drie foto’s op tafel.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":960,"dominant_color":"#a8764b", "preview":"data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwAgCdASoQABAAA4BaJbACdAYu5y9rFTghMAD+Zqhpzv56aH/+WW8QS2MabByfDtDVOY9adyArl3Fk3gBh+L2vDVXObWMNjMbBwY2XWwwStjsumiWdOCl7FrhCk9Vah7WGir5XwbJV2k+hrExgSV9eCbd1mYAA"}'),
  ('c1000000-0000-4000-8000-000000000057', 'b1000000-0000-4000-8000-000000000001', 'Nog één keer naar zee',
   'Met Luna, haar achterkleinkind. Eerst alleen kijken, was de afspraak. Na vijf minuten stonden ze allebei met hun schoenen uit.',
   'video', '/demo/oma-riet/nog-een-keer-zee.mp4', '2024-08-17', 'a1000000-0000-4000-8000-000000000002',
   '{"alt_text":"Een vrouw met zonnehoed en parelketting zwaait bij de branding; aan haar hand springt Luna, in het oranje, vrolijk op en neer.", "location_name":"Zandvoort", "lat":52.3713,"lng":4.5331,"poster_url":"/demo/oma-riet/nog-een-keer-zee-960.webp", "duration":10,"width":640,"height":480,"dominant_color":"#c7d9d8", "preview":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAwAA4BaJbAC7AEOzr1Jk9AA/vB2nwqRP/KTxb0IVgkLDjY+kuILJUiWdzBdj3lbQ7VbPiJj1xcz39RYAAAA"}'),
  ('c1000000-0000-4000-8000-000000000058', 'b1000000-0000-4000-8000-000000000001', 'Vijfennegentig',
   'Van links naar rechts: Wim, Hanneke, Sem, Noor, Karel, Els, Rachid en Yasmin. Vooraan, met kroon, de jarige. De vrouw die zei dat ze geen poespas wilde.',
   'photo', '/demo/oma-riet/vijfennegentig-960.webp', '2026-03-14', 'a1000000-0000-4000-8000-000000000001',
   '{"alt_text":"Onder slingers en ballonnen lacht een grote familie om een vrouw met wit haar; voor haar een taart vol brandende kaarsjes.", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"width":960,"height":720,"dominant_color":"#e6d7b8", "preview":"data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABwAgCdASoQAAwAA4BaJZgCdAYu5vshp8IEnjIAAP7qyRfSy6MRoQvvvkGMJQ5rsqeu53Pdrkwa8tV9gZuRxptqf2PMmxRJmqEJnwgsb+n6or62D2u93M9fMnmzT8JQsS7URMkMmv+WVXU2BJis6XhoAAA="}'),
  ('c1000000-0000-4000-8000-000000000059', 'b1000000-0000-4000-8000-000000000001', 'De toespraak',
   'Ze tikte met haar lepeltje tegen haar glas en ging niet staan. Dat was ook niet nodig.',
   'audio', '/demo/oma-riet/toespraak.mp3', '2026-03-14', 'a1000000-0000-4000-8000-000000000002',
   '{"audio_variant":"waveform", "location_name":"Haarlem", "lat":52.3874,"lng":4.6462,"transcript":"Lieve mensen. Ik ben vijfennegentig. Ik heb er niks voor hoeven doen, het ging vanzelf. Ik mis er een paar, dat weten jullie. Maar ik tel er ook zeventien, en dat zijn er vijftien meer dan waar Henk en ik mee begonnen. Eet de taart op. Morgen is hij oud.", "duration":29.8,"peaks":[0.45,0.76,0.61,0.71,0.56,0.77,0.59,0.7,0.59,0.89,0.82,0.66,0.59,0.6,0.91,0.73,0.3,0.66,0.91,0.77,0.81,0.69,0.67,0.56,0.74,0.61,0.82,0.8,0.64,0.6,0.71,0.59,0.51,0.79,0.7,0.76,0.77,0.71,0.78,0.59,0.79,0.87,0.85,0.29,1,0.71,0.8,0.34,0.26,0.16]}'),
  ('c1000000-0000-4000-8000-000000000060', 'b1000000-0000-4000-8000-000000000001', 'Voor op de ijskast',
   'Bel elkaar. Niet als er iets is, maar als er niets is.
Gooi geen korsten weg.
Leer één liedje met twee handen.
En als het regent op je trouwdag: lach maar, op de foto zie je het toch niet.

Riet',
   'text', null, '2026-03-15', null,
   '{"location_name": "Haarlem"}')
on conflict (id) do nothing;

-- Het eerste jaar van Noor
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c2000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000002', 'Je hart, nog binnen',
   'Opgenomen bij de laatste controle, een dag voor je kwam. Honderdveertig slagen per minuut. De verloskundige zei dat je haast had.',
   'audio', '/demo/eerste-jaar-noor/hartslag.mp3', '2025-02-07', 'a1000000-0000-4000-8000-000000000006',
   '{"audio_variant":"waveform", "location_name":"Utrecht", "duration":11.1,"peaks":[0.06,0.92,0.6,0.94,0.57,0.94,0.54,0.92,0.49,0.92,0.32,0.91,0.91,0.92,0.95,0.62,0.94,0.61,0.92,0.57,0.94,0.6,1,0.56,0.92,0.63,1,0.63,0.93,0.58,0.96,0.59,0.94,0.61,0.88,0.6,0.93,0.32,0.91,0.18,0.93,0.62,0.92,0.93,0.95,0.95,0.69,0.63,0.36,0.02]}'),
  ('c2000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000002', 'Daar ben je',
   'Zes minuten over zeven in de ochtend. Er lag ijs op de ramen en achter de daken werd de lucht oranje. Niemand zei iets, ook jij niet. Je keek alleen.',
   'photo', '/demo/eerste-jaar-noor/ziekenhuis-960.webp', '2025-02-08', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een vrouw zit in een bed met een slapende baby in haar armen; een man met baard buigt zich teder over hen heen.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"width":960,"height":720,"dominant_color":"#d5dcd4", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQAAwAA4BaJQBOgCHgCPvcsKYAAP7vyOJvYY8HwuDSnEleaV5vl4gtqJI/iC+N7sH2SICyNKofJgf8KYPe7QkOkMZR6AAA"}'),
  ('c2000000-0000-4000-8000-000000000003', 'b1000000-0000-4000-8000-000000000002', 'Noor',
   'Noor Hendriks-Kuipers
3420 gram, 51 centimeter, tien vingers, veel haar

We hebben je naam pas op de gang gekozen. Papa had een lijst, mama had een andere lijst, en Noor stond op geen van beide.',
   'text', null, '2025-02-08', 'a1000000-0000-4000-8000-000000000006',
   '{"location_name": "Utrecht"}'),
  ('c2000000-0000-4000-8000-000000000004', 'b1000000-0000-4000-8000-000000000002', 'De kaartjes op de bus',
   'Tachtig enveloppen, één likspons. De postbode vroeg of het een meisje was en feliciteerde de deurbel.',
   'photo', '/demo/eerste-jaar-noor/brievenbus-960.webp', '2025-02-14', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een geboortekaartje met een babygezicht steekt uit de gouden gleuf van een groene deur; eronder liggen post en een rood hart.", "width":960,"height":960,"dominant_color":"#b96949", "preview":"data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABwAgCdASoQABAAA4BaJbACdDiAByaWB2/NBxLgAPObZDSu1UDk4ppUt0fbMZ5qdcfkdTfyme/CI1d4A0J/V/mbon8aKnOxCLmGif8SdrnSNRjpr/47xDYQHQpAwBsx5mxKOEm3MwS2AAAA"}'),
  ('c2000000-0000-4000-8000-000000000005', 'b1000000-0000-4000-8000-000000000002', 'Oma Ans mag eerst',
   'Ze had haar handen al drie keer gewassen voor ze binnen was. Daarna heeft ze anderhalf uur niet bewogen, ook niet voor beschuit.',
   'photo', '/demo/eerste-jaar-noor/kraamvisite-960.webp', '2025-02-16', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Oma Ans, in het paars met parelketting, houdt een ingepakte baby vast; naast haar lacht een vrouw met lang rood haar.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"width":960,"height":720,"dominant_color":"#e7dac7", "preview":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAwAA4BaJZgCdAEPCvU++oAA/u/IzOKSuQ7aF6zKGuCrI8eFvrH4V5cpHNk/nk3qUERagMT9Vm7ZcgAAAA=="}'),
  ('c2000000-0000-4000-8000-000000000006', 'b1000000-0000-4000-8000-000000000002', 'In bad',
   'De eerste keer brulde je. De tweede keer brulde je toen je eruit moest.',
   'photo', '/demo/eerste-jaar-noor/badje-960.webp', '2025-03-09', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een baby met schuim op het hoofd gooit lachend de armen omhoog in een wit badje; ernaast drijft een geel eendje.", "width":960,"height":960,"dominant_color":"#d2ddd5", "preview":"data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAAA4BaJZgCdAELXRSw2kVYAP7tSdnjLweOmUH4gLbJ2pM5H3hRtyLMnYhQlqhrYSAtIykFJOMcvCaSoAAA"}'),
  ('c2000000-0000-4000-8000-000000000007', 'b1000000-0000-4000-8000-000000000002', 'Je eerste lach was voor een bootje',
   'Niet voor ons. Voor het bootje dat langskwam, en daarna voor de ster.',
   'gif', '/demo/eerste-jaar-noor/mobiel.gif', '2025-03-22', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een mobiel met wolk, zon, ster en scheepje draait rond; eronder strekt een baby met een kuifje de armen uit en gaat stralen.", "gif_title":"Lachen naar de mobiel", "width":400,"height":300,"dominant_color":"#eae3db", "preview":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAwAA4BaJYwCdAEN5J4HU9kAAP7x0SuI3RvEUMyvCkX1SR1APO8rlrgeHEpOZE64dUEIgAA=", "poster_url":"/demo/eerste-jaar-noor/mobiel.webp"}'),
  ('c2000000-0000-4000-8000-000000000008', 'b1000000-0000-4000-8000-000000000002', 'Bloesem in je haar',
   'Een uur gelopen onder de kersenbomen. Jij hebt er niets van gezien, je sliep. Thuis vonden we drie blaadjes in je muts.',
   'photo', '/demo/eerste-jaar-noor/kinderwagen-960.webp', '2025-04-12', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een man met baard en een vrouw in gele jas duwen een rode kinderwagen langs roze bomen, waaruit blaadjes dwarrelen.", "location_name":"Wilhelminapark, Utrecht", "lat":52.0853,"lng":5.1409,"width":960,"height":720,"dominant_color":"#c7d8d6", "preview":"data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoQAAwAA4BaJbACdIExFaTbkAD+7Y06+33/Zp108ZqloFqpvF+fPVo1+Y6fN3Zano77ajo/mUPB+eU7k45Z7Gyzup4KEzK0pkDu9OBXAAA="}'),
  ('c2000000-0000-4000-8000-000000000009', 'b1000000-0000-4000-8000-000000000002', 'Koningsdag, eerste rang',
   'Op papa’s schouders zie je alles. Je hebt een kroon verloren, een speen verkocht en op zijn hoofd gekwijld. Opbrengst: vijftig cent.',
   'photo', '/demo/eerste-jaar-noor/koningsdag-960.webp', '2025-04-26', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een man in het oranje draagt een juichende baby met kroontje in zijn nek; achter hen feestvierders, vlaggen en confetti.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"width":960,"height":1280,"dominant_color":"#c6d9d8", "preview":"data:image/webp;base64,UklGRpYAAABXRUJQVlA4IIoAAAAQBACdASoQABUAPu1iqU2ppaOiMAgBMB2JbAC7L1yB0hhCoHfg3EWewAD+00dOPlccwfkMNfB+Nw8V0v2y3yfQ1DvgmUG1EAEvG2mAI57A6kXYHEtu2fhde6MbZvkbk1Nf/4CB7w3asQ+DIxjuc45lfXY9aqkvoocBx8nKKo5ijIYDsqewrKugAAA="}'),
  ('c2000000-0000-4000-8000-000000000010', 'b1000000-0000-4000-8000-000000000002', 'Twee slapers',
   'Papa zou jou in slaap krijgen. Dat is gelukt.',
   'photo', '/demo/eerste-jaar-noor/slapen-op-papa-960.webp', '2025-05-18', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een man met baard ligt met dichte ogen op een groene bank, een baby op zijn buik; op de rand zit een rode kat te dommelen.", "width":960,"height":720,"dominant_color":"#d2c5ac", "preview":"data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAwAA4BaJaACdAEPUd4WjuIAAP7ercCO+yysIpTk5GtWPSRyoEvacliBZ+DQZRxKqu72xbkCCQVwAAA="}'),
  ('c2000000-0000-4000-8000-000000000011', 'b1000000-0000-4000-8000-000000000002', 'Slaap kindje slaap',
   'Uit mijn muziekdoosje, dat vroeger van mijn moeder was. Op dag veertig wisten we: bij het schaap met de witte voetjes geef je het op.',
   'audio', '/demo/eerste-jaar-noor/slaap-kindje-slaap.mp3', '2025-05-30', 'a1000000-0000-4000-8000-000000000007',
   '{"audio_variant":"vinyl", "duration":24,"peaks":[0.71,0.45,0.87,0.84,0.78,0.49,0.12,0.81,0.8,0.76,1,0.84,0.77,0.31,0.08,0.74,0.94,0.83,0.83,0.98,0.86,0.83,0.73,0.94,0.85,0.84,0.99,0.86,0.8,0.83,0.41,0.72,0.26,0.87,0.84,0.78,0.31,0.08,0.81,0.81,0.76,1,0.85,0.77,0.19,0.05,0.01,0,0,0]}'),
  ('c2000000-0000-4000-8000-000000000012', 'b1000000-0000-4000-8000-000000000002', 'Pompoen, eerste hap',
   'Eén lepel naar binnen, vier op je voorhoofd, en een voor de hond.',
   'photo', '/demo/eerste-jaar-noor/kinderstoel-960.webp', '2025-07-05', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een baby met oranje vegen in het gezicht zit lachend in de kinderstoel; een vrouw houdt een lepel voor, haar mond mee open.", "location_name":"Utrecht", "width":960,"height":720,"dominant_color":"#e7e5d6", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQAAwAA4BaJbACdAD0kJe1B/0gAAD+6ydbetzsKpUlUo2Y/g8Kc90Q1Kts4k3JyD3dprXP7iveshC7m2N/w5jDenbhEAAA"}'),
  ('c2000000-0000-4000-8000-000000000013', 'b1000000-0000-4000-8000-000000000002', 'De zee is koud',
   'Je tilde je voeten op en hield ze in de lucht tot we begrepen dat het geen vergissing was.',
   'photo', '/demo/eerste-jaar-noor/zee-960.webp', '2025-07-26', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een vrouw met strohoed en een man met baard houden lachend een baby met zonnehoedje vast, die verschrikt boven de spetters hangt.", "location_name":"Domburg, Zeeland", "lat":51.5636,"lng":3.4961,"width":960,"height":720,"dominant_color":"#c8d9d8", "preview":"data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwAA4BaJbAC7AEO1DnPB4AA/vB2prkb8Gxc7N/l4jlTUNEpbWX2wYtJiLrds7yzNlgkgAA="}'),
  ('c2000000-0000-4000-8000-000000000014', 'b1000000-0000-4000-8000-000000000002', 'Een heel verhaal',
   'Half zes in de ochtend. We weten niet waar het over ging, maar je was het er zelf erg mee eens.',
   'audio', '/demo/eerste-jaar-noor/gebrabbel.mp3', '2025-08-10', 'a1000000-0000-4000-8000-000000000006',
   '{"audio_variant":"cassette", "duration":12,"peaks":[0.02,0.72,0.7,1,0.64,0.02,0.02,0.02,0.02,0.73,0.72,0.7,0.03,0.7,0.7,0.72,0.69,0.58,0.02,0.02,0.09,0.72,0.61,0.74,0.73,0.7,0.67,0.52,0.02,0.02,0.96,0.92,0.78,0.64,0.65,0.79,0.36,0.02,0.02,0.02,0.02,0.83,0.79,0.93,0.82,0.79,0.06,0.02,0.01,0]}'),
  ('c2000000-0000-4000-8000-000000000015', 'b1000000-0000-4000-8000-000000000002', 'Zandkasteel met hulp van de kat',
   'De kat groef ook. Om een andere reden.',
   'photo', '/demo/eerste-jaar-noor/zandbak-960.webp', '2025-08-23', 'a1000000-0000-4000-8000-000000000007',
   '{"alt_text":"Een kindje met een grote witte hoed schept lachend zand in het rond; op de houten rand zit een rode kat toe te kijken.", "location_name":"De achtertuin van oma Ans in Bunnik aan de Rijn", "lat":52.0656,"lng":5.1975,"width":960,"height":720,"dominant_color":"#9bb56b", "preview":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAwAA4BaJagCdAEN4A2DasNAAP7q7PkB7f6/V3bi9vuURWp3wSFkhq9vCqRCzVAUxIWuDsN2Fg/05IakFAkozewAAA=="}'),
  ('c2000000-0000-4000-8000-000000000016', 'b1000000-0000-4000-8000-000000000002', 'Achter de kat aan',
   'Eerst achteruit, een week lang, steeds verder van de kat af. Op zondag vond je de versnelling naar voren.',
   'photo', '/demo/eerste-jaar-noor/kruipen-960.webp', '2025-09-14', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een lachende baby in geel streepjestruitje zit op handen en knieën op een blauw kleed; een rode kat kijkt haar aan.", "width":960,"height":720,"dominant_color":"#e5dbc5", "preview":"data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAwAA4BaJZgCdAD2NhAkAAD+aKieyY3uPgdWvkGoS3Hvrf12WJ3A95dSaqialurbn/Bn2plRWmLhSWewDkzwX8lUsAx63AAAAA=="}'),
  ('c2000000-0000-4000-8000-000000000017', 'b1000000-0000-4000-8000-000000000002', 'Kiekeboe',
   'Jij bedacht het zelf, aan tafel. Dertig keer achter elkaar, en elke keer waren we verrast.',
   'gif', '/demo/eerste-jaar-noor/kiekeboe.gif', '2025-09-28', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een baby met een kuifje houdt beide handen voor de ogen, gooit ze dan omhoog en schatert, tussen roze hartjes.", "gif_title":"Kiekeboe", "location_name":"Utrecht", "width":400,"height":300,"dominant_color":"#d9dbd6", "preview":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAwAA4BaJbACdAEDH1lHVOAA/vHgyP7DumQzrjLc5d6w6NU6HvazZtIEhf7CL7MismTxUOjHnY7k/4AAAA==", "poster_url":"/demo/eerste-jaar-noor/kiekeboe.webp"}'),
  ('c2000000-0000-4000-8000-000000000018', 'b1000000-0000-4000-8000-000000000002', 'Voorlezen op woensdag',
   'Ik doe alle stemmen: de poes, de maan en de boze buurman. Bij de boze buurman ga jij rechtop zitten.',
   'photo', '/demo/eerste-jaar-noor/voorlezen-960.webp', '2025-10-15', 'a1000000-0000-4000-8000-000000000007',
   '{"alt_text":"Een vrouw met grijs haar en ronde bril zit in een rode leunstoel; het kind op haar schoot kijkt met open mond in een boek.", "location_name":"Bunnik", "lat":52.0656,"lng":5.1975,"width":960,"height":1280,"dominant_color":"#e7d8c5", "preview":"data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAwCdASoQABUAPu1iqk2ppaQiMAgBMB2JaACdMoADTl47L/v1txygAP7TRtqd052+R8hwNbEtjHNbrh7RimmCKspRKmXncpWuwwbxwKDEvkzohH/vVJpP023L/AjWPY50WeAP/Mrmg8eljlUTR7guNuTkg20iH8ht4nw6EjkZEkDB1BOAAA=="}'),
  ('c2000000-0000-4000-8000-000000000019', 'b1000000-0000-4000-8000-000000000002', 'Alle blaadjes',
   'Je gooide ze omhoog en was elke keer verbaasd dat ze terugkwamen.',
   'photo', '/demo/eerste-jaar-noor/herfst-960.webp', '2025-10-26', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een kind met gele muts zit lachend in het gras, beide handen vol herfstblad; een bruine hond loopt langs onder rode bomen.", "location_name":"Amelisweerd, Bunnik, Utrecht", "lat":52.0637,"lng":5.1622,"width":960,"height":720,"dominant_color":"#a59a52", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoQAAwAA4BaJbACdAC8hD3cj6WAAP5YRfh1MXygdgbWHJxMjaJ4/KTjGMJq1Cr3W6Y0GnSjbkwrKIgRTQHtgWG16oywR6bZzI645ParxUaSMFOb7jvAAA=="}'),
  ('c2000000-0000-4000-8000-000000000020', 'b1000000-0000-4000-8000-000000000002', 'Je eerste woord',
   'Papa hoopte op papa. Mama hoopte op mama. Vanmiddag wees je naar het raam en zei je, heel duidelijk: ‘Hond.’ Er was geen hond. Er was een man met een baard.',
   'text', null, '2025-11-21', 'a1000000-0000-4000-8000-000000000005',
   '{"location_name": "Utrecht"}'),
  ('c2000000-0000-4000-8000-000000000021', 'b1000000-0000-4000-8000-000000000002', 'Eerste sneeuw',
   'Je stak je tong uit naar de allereerste vlok en daarna, beledigd, naar ons.',
   'photo', '/demo/eerste-jaar-noor/sneeuw-960.webp', '2026-01-05', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een man met baard trekt een kind op een houten slee door de sneeuw; een vrouw met gestreepte muts loopt lachend mee.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"width":960,"height":720,"dominant_color":"#d5d9d8", "preview":"data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoQAAwAA4BaJZQCdH8AgoSsnkSeYAAA/t+KBvB0DnaoFwIi5Lt6F/JyiKo2S0XM8TBBDZOJmG9bZHVjdqW9Vhyaacm6gKw/x7ehIIhReTmm+nuABFnyJot3qUAAAA=="}'),
  ('c2000000-0000-4000-8000-000000000022', 'b1000000-0000-4000-8000-000000000002', 'Los',
   'Vier stappen, van mama naar papa. Na stap vier ging je zitten om het te vieren.',
   'video', '/demo/eerste-jaar-noor/los.mp4', '2026-01-24', 'a1000000-0000-4000-8000-000000000006',
   '{"alt_text":"Een dreumes in roze truitje waggelt over een rood kleed van de ene ouder naar de andere, ploft neer en juicht; een kat kijkt toe.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"poster_url":"/demo/eerste-jaar-noor/los-960.webp", "captions_url":"/demo/eerste-jaar-noor/los.vtt", "transcript":"Kom maar. Toe maar, Noor. Vier! Dat waren er vier!", "duration":8,"width":640,"height":480,"dominant_color":"#e5dac6", "preview":"data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoQAAwAA4BaJbACsADRZckm/CAAAP7oR6t4kayPQincgpjhXRZdgnlq7IwsP10Z3c6Z8UuvXeR1dQc5wJ1ATiNBbW6O9loHhPIcmcTBciKfUfwA"}'),
  ('c2000000-0000-4000-8000-000000000023', 'b1000000-0000-4000-8000-000000000002', 'Oma Ans belt terug',
   'Elf minuten nadat we het filmpje hadden gestuurd.',
   'audio', '/demo/eerste-jaar-noor/oma-ans-belt.mp3', '2026-01-24', 'a1000000-0000-4000-8000-000000000007',
   '{"audio_variant":"bubble", "location_name":"Lijn 41, ergens tussen Bunnik en Utrecht", "transcript":"Sanne, met mama. Ik zie net het filmpje. Heeft ze echt gelopen? Vier stappen, ik heb ze geteld. Ik heb het al aan de hele bus laten zien. Zet de vaas met de lange poten maar vast hoog. Dag!", "duration":18,"peaks":[0.01,0.72,0.52,0.59,0.75,0.49,0.75,0.56,0.74,0.91,0.39,0.7,0.68,0.72,0.75,0.99,0.63,0.09,0.52,0.76,0.75,0.62,0.74,0.73,0.08,0.75,0.65,0.81,0.69,0.83,0.72,0.78,0.65,0.54,0.12,0.69,0.73,0.59,0.72,1,0.72,0.68,0.68,0.96,0.01,0.7,0.01,0.01,0.01,0.01]}'),
  ('c2000000-0000-4000-8000-000000000024', 'b1000000-0000-4000-8000-000000000002', 'Eén',
   'Twee oma’s, één kaarsje, geen dutje. Het kaarsje heeft papa uitgeblazen, jij was bezig met het lint.',
   'photo', '/demo/eerste-jaar-noor/verjaardag-960.webp', '2026-02-08', 'a1000000-0000-4000-8000-000000000005',
   '{"alt_text":"Een kind met een feesthoedje zit lachend achter een witte taart; vier volwassenen staan eromheen, onder slingers en ballonnen.", "location_name":"Utrecht", "lat":52.0907,"lng":5.1214,"width":960,"height":720,"dominant_color":"#e8d7ca", "preview":"data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoQAAwAA4BaJZgCdAYv1kpU8r9E7NAA/u1ufrdqgZ7rMOANXGOUH/u9toXdbPJRCoujY7yY7AsKpBG0RlndWWGngDSWIj8AH09KmB1AtUlpcS5OaKUQ69WQAAA="}'),
  ('c2000000-0000-4000-8000-000000000025', 'b1000000-0000-4000-8000-000000000002', 'Lieve Noor',
   'Een jaar geleden wisten we niet hoe je heette. Nu weten we dat je linkerhand de baas is, dat je niet van capuchons houdt en wel van natte washandjes, en dat je moet lachen als iemand niest.

We hebben minder geslapen dan ooit en meer gezien: hoe laat het licht wordt, welke buurman om vijf uur naar zijn werk fietst, hoe een hele middag voorbij kan gaan met één houten lepel.

Straks onthoud je het zelf. Tot die tijd doen wij het voor je.

Papa en mama',
   'text', null, '2026-02-08', null,
   '{}')
on conflict (id) do nothing;

-- Het seizoen van JO11-2
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c3000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000003', 'De teamfoto',
   'Negen pogingen. Op acht ervan kijkt de hond in de camera en de rest naar de hond.',
   'photo', '/demo/seizoen-jo11/teamfoto-960.webp', '2025-08-23', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Zeven spelers in groen en een in geel poseren voor het doel, tussen twee begeleiders in zwart; links staat een bruine hond.", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"width":960,"height":720,"dominant_color":"#c8d8d6", "preview":"data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoQAAwAA4BaJZgCdAD0ZAVJmsUfQAD+7hRNSfa3LrkCc1HdJVtAfZMEIF9zSAFZGYjYJ8gWrIfvtH6oVt+YC7gjZcV6jXScRvoAAA=="}'),
  ('c3000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000003', 'Wie is wie',
   'Lotte: spits, telt haar eigen doelpunten hardop.
Jayden: rent het hardst, ook als we de bal niet hebben.
Daan: zijn veters zitten los. Altijd.
Amira: keeper, want haar broer durfde niet.
Roos: aanvoerder, omdat zij weet hoe laat het is.
Finn: kopt graag, raakt zelden.
Evi: linksbuiten, rechtsbenig, wil er niet over praten.
Noah: verdedigt met zijn ogen dicht en toch komt er niemand langs.
Bikkel: hond van Mark, twaalfde man.',
   'text', null, '2025-08-23', 'a1000000-0000-4000-8000-000000000008',
   '{}'),
  ('c3000000-0000-4000-8000-000000000003', 'b1000000-0000-4000-8000-000000000003', 'Eerste training',
   'Slalommen om de pionnen. Eén pion heeft het niet gehaald.',
   'photo', '/demo/seizoen-jo11/training-960.webp', '2025-08-30', 'a1000000-0000-4000-8000-000000000008',
   '{"alt_text":"Drie kinderen in groene shirts dribbelen tussen oranje kegels; een vierde lacht naast een man met baard, die wijst.", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"width":960,"height":720,"dominant_color":"#78a85b", "preview":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAwAA4BaJagCdAEOzg0vKAAA/uqpPw3Air4I0q+kGfkkmZzNd+DH7WCIsw87hNWywi/z3G9r5H61rT4XLPbbXAAAAA=="}'),
  ('c3000000-0000-4000-8000-000000000004', 'b1000000-0000-4000-8000-000000000003', 'Amira pakt hem',
   'Minuut 31, stand 1–1. Ze zei achteraf dat ze uitgegleden was. Wij zeggen dat ze vloog.',
   'photo', '/demo/seizoen-jo11/keeper-960.webp', '2025-09-13', 'a1000000-0000-4000-8000-000000000010',
   '{"alt_text":"Amira, in het geel, hangt languit in de lucht voor het doel, handen naar de bal; een ploeggenoot grijpt naar het hoofd.", "location_name":"Schagen", "lat":52.7876,"lng":4.7986,"width":960,"height":720,"dominant_color":"#77a75b", "preview":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAwAA4BaJbACdAEOwoqL14AA/urJ6hXm9ggbcDqNJmS2s3hYIKdLkzxEOhrJnVKMOaVOMIwIfwAA"}'),
  ('c3000000-0000-4000-8000-000000000005', 'b1000000-0000-4000-8000-000000000003', 'Drieënveertig keer',
   'Amira houdt hoog, Jayden telt, Evi houdt haar adem in. Het record staat nog.',
   'gif', '/demo/seizoen-jo11/hooghouden.gif', '2025-09-20', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"De bal stuitert van Amira’s ene knie over haar hoofd naar de andere; links en rechts kijken twee ploeggenoten toe.", "gif_title":"Hooghouden", "width":400,"height":300,"dominant_color":"#c7d6d7", "preview":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAgCdASoQAAwAA4BaJaACdAYt9viJOyR14AAA/u4g1UlZ/Z2L4uRsH9fSP6YgPLzmltYDbPlAx3OEteI5u7plsVZzHgeMnDSpxhI7AAA=", "poster_url":"/demo/seizoen-jo11/hooghouden.webp"}'),
  ('c3000000-0000-4000-8000-000000000006', 'b1000000-0000-4000-8000-000000000003', 'Ranja in de rust',
   'Achter met 0–4, en het gesprek ging over sinaasappelpartjes.',
   'photo', '/demo/seizoen-jo11/ranja-960.webp', '2025-10-04', 'a1000000-0000-4000-8000-000000000010',
   '{"alt_text":"Drie kinderen zitten op een bank in de kleedkamer met bekers en een sinaasappelpartje; boven hen hangen vijf groene shirts.", "location_name":"Texel", "lat":53.0547,"lng":4.7977,"width":960,"height":960,"dominant_color":"#d6cbb5", "preview":"data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoQABAAA4BaJaACdG1/DyRQcJprc+QA/sdnukWZJzm7jhY4Apl2wzatY5oH6bnJx17KfZ/Zsi98+8KrdgfOaySo0ml4gdEYqEkKReRYl7h4/hn70WCcMXFQcFg1B9U3JW5alA2XWWYUG/POXlgAAA=="}'),
  ('c3000000-0000-4000-8000-000000000007', 'b1000000-0000-4000-8000-000000000003', 'Alleen de schoenen binnen laten drogen',
   'Van wie is de oranje? De oranje is van niemand. De oranje staat er nog.',
   'photo', '/demo/seizoen-jo11/modderschoenen-960.webp', '2025-10-25', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Acht kleurige voetbalschoenen met noppen, vol bruine spatten, staan in twee rijen voor een bank met een bal erop.", "location_name":"Kleedkamer 3", "width":960,"height":960,"dominant_color":"#b46a4c", "preview":"data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAQCdASoQABAAA4BaJbACdAYuG65sgADoWpAbjl2agCFkbgZjpqz1boZpHDzNENMejxjvW2kyhjRYAyF+mgZFgdT276i6HH9cbl6p+NyMReakDAAAAA=="}'),
  ('c3000000-0000-4000-8000-000000000008', 'b1000000-0000-4000-8000-000000000003', 'Langs de lijn',
   'Zo klinkt het als Lotte in de laatste minuut op de lat schiet en Roos er toch nog bij kan.',
   'audio', '/demo/seizoen-jo11/langs-de-lijn.mp3', '2025-11-01', 'a1000000-0000-4000-8000-000000000010',
   '{"audio_variant":"waveform", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"duration":15,"peaks":[0.55,0.54,0.48,0.62,0.48,0.5,0.57,0.65,0.62,0.57,0.72,0.56,0.5,0.72,0.69,0.61,0.6,0.74,0.52,0.54,0.52,0.71,0.89,0.94,1,0.98,0.9,0.84,0.93,0.77,0.94,0.88,0.81,0.96,0.82,0.89,0.92,0.71,0.89,0.83,0.66,0.53,0.55,0.64,0.36,0.51,0.64,0.62,0.48,0.18]}'),
  ('c3000000-0000-4000-8000-000000000009', 'b1000000-0000-4000-8000-000000000003', 'Het regende een beetje',
   'Mark hield de paraplu vast voor het bord met de opstelling. De opstelling is droog gebleven.',
   'photo', '/demo/seizoen-jo11/regen-960.webp', '2025-11-08', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Onder een oranje paraplu staat Mark met muts tussen een sippe en een lachende speler; een derde trapt een bal door een plas.", "location_name":"Anna Paulowna", "lat":52.8623,"lng":4.8236,"width":960,"height":720,"dominant_color":"#78a75c", "preview":"data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoQAAwAA4BaJaACdADtDA34AAD94p4t6uwlvfpGfr75r1fhch8XMOZdTfPa0uclCk4yxnguh1Il2plQEzNUWthJB5XyAkowiOEdYAAA"}'),
  ('c3000000-0000-4000-8000-000000000010', 'b1000000-0000-4000-8000-000000000003', 'Kerstzaaltoernooi',
   'Mutsen verplicht. Derde geworden, van de vier. De vierde was niet komen opdagen, maar een beker is een beker.',
   'photo', '/demo/seizoen-jo11/zaal-960.webp', '2025-12-20', 'a1000000-0000-4000-8000-000000000008',
   '{"alt_text":"Drie kinderen in rood-witte mutsen voetballen in een gymzaal; het scorebord toont 0-2, bij het wandrek staat een versierde boom.", "location_name":"Sporthal De Slenk, Den Helder", "lat":52.943,"lng":4.757,"width":960,"height":720,"dominant_color":"#c48b49", "preview":"data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoQAAwAA4BaJbACdAC2qwirAAD+xArt+UYJP7B2T9N7DgFPRYA0gbgpKq2XLKUtNGbQNM7OmOyDarwTCZTaYedKeIuyGm5EnOD24AAA"}'),
  ('c3000000-0000-4000-8000-000000000011', 'b1000000-0000-4000-8000-000000000003', 'Afgelast',
   'Bevroren veld. Bericht om 7.40 uur. Om 7.42 uur was iedereen wakker en om 9.00 uur lag de hele ploeg op het duin met sleetjes en een vuilniszak. Noah: ‘Dit was onze beste wedstrijd.’',
   'text', null, '2026-01-10', 'a1000000-0000-4000-8000-000000000009',
   '{"location_name": "Duinen bij Julianadorp", "lat": 52.899, "lng": 4.715}'),
  ('c3000000-0000-4000-8000-000000000012', 'b1000000-0000-4000-8000-000000000003', 'Op de achterbank',
   'Op de heenweg zongen ze. Op de terugweg vroeg Daan of een keeper ook mag slapen in de auto. Amira sliep al.',
   'photo', '/demo/seizoen-jo11/achterbank-960.webp', '2026-02-07', 'a1000000-0000-4000-8000-000000000010',
   '{"alt_text":"Amira zit met gesloten ogen in de gordel, een jongen lacht met een bal op schoot en een meisje toont een gele handschoen.", "width":960,"height":720,"dominant_color":"#5c5245", "preview":"data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQAAwAA4BaJQBOgCHiFGu7gQAA/phbao3PYNojbzB7nwqmI/7igqsPa4ctCSo8YCsZ0GOAAriEU2BakU6GFsVfeHx5s+v2ui8tjxXTXlAPEAAA"}'),
  ('c3000000-0000-4000-8000-000000000013', 'b1000000-0000-4000-8000-000000000003', 'De goal van Roos',
   'Haar eerste. Ze keek om of het wel mocht.',
   'video', '/demo/seizoen-jo11/de-goal.mp4', '2026-03-14', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Roos, met rood haar, schiet langs de duikende keeper; ploeggenoten stormen juichend om haar heen terwijl confetti dwarrelt.", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"poster_url":"/demo/seizoen-jo11/de-goal-960.webp", "captions_url":"/demo/seizoen-jo11/de-goal.vtt", "duration":7.5,"width":640,"height":480,"dominant_color":"#78a85b", "preview":"data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAwAA4BaJbACdAEO4ZSVxAAA/u4k35zOnz9L1l0HXk/0DFnEFFCHcG5un5zH2SFisPSpxhI7AAAA"}'),
  ('c3000000-0000-4000-8000-000000000014', 'b1000000-0000-4000-8000-000000000003', 'En toen',
   'Vier seconden later. Mark zegt dat hij met beide voeten op de grond bleef.',
   'photo', '/demo/seizoen-jo11/juichen-960.webp', '2026-03-14', 'a1000000-0000-4000-8000-000000000010',
   '{"alt_text":"Vijf kinderen in groen springen met de armen hoog, de trainer juicht mee; rechts kijkt een tegenstander in oranje sip.", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"width":960,"height":720,"dominant_color":"#c7d8d6", "preview":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAwAA4BaJaACdAEOmBf6AAD+7ZiePPK+6ird2LFqM48/tzh4XsJCeicv907QTW+7UJFAtbh6WbJMlkCS0mMEdYAAAA=="}'),
  ('c3000000-0000-4000-8000-000000000015', 'b1000000-0000-4000-8000-000000000003', 'Mark spreekt in',
   'Het wekelijkse bericht. Daans schoen bleek van Finn te zijn.',
   'audio', '/demo/seizoen-jo11/mark-spreekt-in.mp3', '2026-03-26', 'a1000000-0000-4000-8000-000000000008',
   '{"audio_variant":"bubble", "transcript":"Hoi allemaal, met Mark. Zaterdag spelen we om half negen, dus om acht uur verzamelen. Ja, acht uur. Neem een droge broek mee, en Daan: je linkerschoen ligt nog bij mij in de auto.", "duration":16.3,"peaks":[0.1,1,0.85,0.68,0.21,0.47,0.62,0.12,0.69,0.65,0.65,0.55,0.78,0.68,0.6,0.58,0.55,0.74,0.72,0.46,0.66,0.6,0.18,0.64,0.5,0.75,0.45,0.04,0.68,0.66,0.93,0.52,0.67,0.52,0.63,0.28,0.58,0.65,0.56,0.77,0.91,0.39,0.75,0.56,0.74,0.65,0.08,0.08,0.04,0.02]}'),
  ('c3000000-0000-4000-8000-000000000016', 'b1000000-0000-4000-8000-000000000003', 'Strafschop',
   'Roos achter de bal. Niemand durfde te kijken, dus iedereen keek.',
   'photo', '/demo/seizoen-jo11/penalty-960.webp', '2026-04-11', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Een meisje met rood haar loopt aan, op de rug gezien; de keeper spreidt zijn armen, vier ploeggenoten grijpen naar hun hoofd.", "location_name":"Wieringerwerf", "lat":52.8511,"lng":5.0261,"width":960,"height":1280,"dominant_color":"#76a65a", "preview":"data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoQABUAPu1iqU2ppaOiMAgBMB2JZgC7MoADTtY8JhULQ0AA/tNKd14rXr+YQtB+fQBwvryWeMj3pCgEts9WGYldVHy3PDH6dV2O1x5AaH391E5pEcOi1YCNaAA="}'),
  ('c3000000-0000-4000-8000-000000000017', 'b1000000-0000-4000-8000-000000000003', 'Toernooi met tenten',
   'Verloren van een ploeg uit Friesland, gewonnen van de muggen. Om elf uur moest het stil zijn en om half één was het dat bijna.',
   'photo', '/demo/seizoen-jo11/kamp-960.webp', '2026-05-16', 'a1000000-0000-4000-8000-000000000008',
   '{"alt_text":"Zes kinderen zitten onder de volle maan om een kampvuur en roosteren marshmallows, naast een gele en een blauwe tent.", "location_name":"Lauwersoog", "lat":53.407,"lng":6.205,"width":960,"height":720,"dominant_color":"#47485b", "preview":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQAAwAA4BaJaAC7AEMtG2CCroAAP7aSYocqzV5E9veciX4UoPzW2r7FkYodGote2sfzSX3kSoL4vJyRSzw4xJAVk/sxQAA"}'),
  ('c3000000-0000-4000-8000-000000000018', 'b1000000-0000-4000-8000-000000000003', 'Kampioen',
   'Met één punt verschil, op de laatste dag, dankzij een eigen doelpunt waar we heel beleefd voor hebben bedankt.',
   'photo', '/demo/seizoen-jo11/beker-960.webp', '2026-06-06', 'a1000000-0000-4000-8000-000000000010',
   '{"alt_text":"Een lachende speler in geel tilt een grote gouden beker omhoog; zes ploeggenoten in groen juichen tussen slingers en confetti.", "location_name":"Sportpark De Kooi, Den Helder, Noord-Holland", "lat":52.9563,"lng":4.7608,"width":960,"height":720,"dominant_color":"#77a65b", "preview":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAwAA4BaJbACdAD2Mh9CRQAA/utv+fu/K/7oTCf00UybBwjBYDXYH9KM12vSfA8AoVSqf6lkPzPhripyTA8/FQAAAA=="}'),
  ('c3000000-0000-4000-8000-000000000019', 'b1000000-0000-4000-8000-000000000003', 'De platte kar',
   'Twee keer om de kerk en één keer per ongeluk de camping op.',
   'gif', '/demo/seizoen-jo11/platte-kar.gif', '2026-06-06', 'a1000000-0000-4000-8000-000000000009',
   '{"alt_text":"Zes kinderen in groene shirts springen om en om achter een rode tractor, een gouden beker boven hun hoofd; het regent confetti.", "gif_title":"De platte kar door het dorp", "location_name":"Den Helder", "lat":52.9563,"lng":4.7608,"width":400,"height":300,"dominant_color":"#c3d2d5", "preview":"data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABwAgCdASoQAAwAA4BaJQBOkBswUhP5s5EUw8HAAP7qmBFqi1xoeodPDiwoKsNSb/DTfgHn0g3pcxysgQcEbYHYJV1YUQay8k49Ay0hJ8uFQnuh2/eajM6F8QAAAA==", "poster_url":"/demo/seizoen-jo11/platte-kar.webp"}'),
  ('c3000000-0000-4000-8000-000000000020', 'b1000000-0000-4000-8000-000000000003', 'Dank je wel, Mark',
   'Voor het op tijd komen als wij te laat waren. Voor de banden die je oppompte en de neuzen die je dichtkneep. Voor ‘goed geprobeerd’, achtendertig keer, en voor de ene keer dat je niets zei en gewoon naast Finn in het gras ging zitten.

Volgend jaar JO12. De oranje schoen gaat mee.

Alle veertien, en Bikkel',
   'text', null, '2026-06-07', null,
   '{"location_name": "De kantine"}')
on conflict (id) do nothing;

-- Het recept van tante Bep: heeft een wachtwoord
insert into public.timelines (id, title, description, public_slug, is_public, link_asks_password, allow_download)
values
  ('b1000000-0000-4000-8000-000000000006', 'Het recept van tante Bep',
   'Ze gaf het aan niemand. Nu ligt het hier, voor wie weet wat er op zondag uit de oven kwam.',
   'recept-van-tante-bep', true, true, false)
on conflict (id) do nothing;
-- The link key is derived from the password and the slug as in src/modules/timeline/password/link-key.ts.
insert into private.link_passwords (timeline_id, slug_hash, secret, link_key_hash, hint)
select 'b1000000-0000-4000-8000-000000000006', private.slug_hash('recept-van-tante-bep'), secret,
  sha256(decode(private.hmac_sha256('f4e20fb5700e93d52c45d0109983a2e9eea211d779a2aaddd69ccbfbb68647d2', secret), 'hex')),
  'Wat bakte tante Bep op zondag?'
from (values ('000000000000000000000000000000000000000000000000000000000000demo')) as fixed (secret)
on conflict (timeline_id) do nothing;
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c6000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000006', 'Het schriftje met de vlek',
   'Blauw linnen, een elastiekje eromheen, en op bladzijde elf een vetvlek in de vorm van Terschelling. Tante Bep zei dat je aan de vlek kon zien dat het een goed recept was.',
   'text', null, '1958-10-12', 'a1000000-0000-4000-8000-000000000004',
   '{"location_name":"Hoorn, Noord-Holland", "date_precision":"circa"}'),
  ('c6000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000006', 'Zondag, half drie',
   'De hele trap rook ernaar. Wie na half drie kwam, kreeg het kapje. Wie op tijd was, mocht de kom uitlikken, maar alleen met de houten lepel, want van metaal werd het deeg verdrietig.',
   'text', null, '1963-03-03', 'a1000000-0000-4000-8000-000000000001',
   '{"location_name":"Hoorn, Noord-Holland"}'),
  ('c6000000-0000-4000-8000-000000000003', 'b1000000-0000-4000-8000-000000000006', 'Wat er niet in staat',
   'Drie keer heeft ze het voorgedaan, en drie keer stuurde ze ons de keuken uit als het deksel van het blikje ging. Pas op haar negentigste fluisterde ze het in het oor van Noor: een halve theelepel kardemom.',
   'text', null, '2011-05-22', 'a1000000-0000-4000-8000-000000000002', '{}'),
  ('c6000000-0000-4000-8000-000000000004', 'b1000000-0000-4000-8000-000000000006', 'De eerste zonder haar',
   'Veertien mensen, één taart, en niemand die het kapje durfde te nemen. We hebben het voor haar laten staan, op het bordje met het barstje.',
   'text', null, '2013-11-03', 'a1000000-0000-4000-8000-000000000001', '{}')
on conflict (id) do nothing;

-- Het afscheid van oom Kees: de link is vanzelf gestopt
insert into public.timelines (id, title, description, public_slug, is_public, link_expires_at)
values
  ('b1000000-0000-4000-8000-000000000007', 'Het afscheid van oom Kees',
   'Voor wie erbij was, tot een maand na de dag zelf.',
   'afscheid-van-oom-kees', true, '2026-06-30 22:00:00+00')
on conflict (id) do nothing;
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c7000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000007', 'De laatste ronde om het plein',
   'Met de bakfiets voorop, zoals hij het had opgeschreven.',
   'text', null, '2026-05-30', 'a1000000-0000-4000-8000-000000000004', '{"location_name":"Hoorn, Noord-Holland"}')
on conflict (id) do nothing;

-- Alleen voor ons: besloten, mag nergens openbaar te lezen zijn
insert into public.timeline_items
  (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
values
  ('c5000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000005', 'Waar de reservesleutel ligt',
   'Dat zeggen we hier, en nergens anders.',
   'text', null, '2024-01-06', 'a1000000-0000-4000-8000-000000000004', '{}'),
  ('c5000000-0000-4000-8000-000000000002', 'b1000000-0000-4000-8000-000000000005', 'Het gesprek in de auto',
   'Tussen Hoorn en Haarlem, met de ruitenwissers aan. Dit blijft van ons tweeën.',
   'text', null, '2024-03-17', 'a1000000-0000-4000-8000-000000000001', '{"location_name": "A7"}'),
  ('c5000000-0000-4000-8000-000000000003', 'b1000000-0000-4000-8000-000000000005', 'Brief aan mijn broer',
   'Lieve Wim, ik had het toen moeten zeggen. Ik zeg het nu.',
   'text', null, '2024-05-04', 'a1000000-0000-4000-8000-000000000001', '{}')
on conflict (id) do nothing;

-- The same moment in every database: the items of one day keep the order of their ids.
update public.timeline_items set created_at = '2026-11-01'
where id::text like 'c_000000-%' and created_at <> '2026-11-01';

insert into public.features
  (id, language, placement, position, title, description, image_url, cta_label, cta_href)
values
  ('d1000000-0000-4000-8000-000000000001', 'nl', 'features', 1, 'Privacy eerst',
   'Elke anekdote begint besloten. Jij kiest wie meekijkt, en dat kun je altijd weer veranderen.', null, 'Lees hoe het werkt', '/privacy'),
  ('d1000000-0000-4000-8000-000000000002', 'nl', 'features', 2, 'Geen advertenties, geen tracking',
   'Je verhalen zijn geen handel. Er staat geen reclame naast oma’s trouwfoto en niemand volgt je op internet.', null, null, null),
  ('d1000000-0000-4000-8000-000000000003', 'nl', 'features', 3, 'Veilig bewaard in Europa',
   'Foto’s, video’s en stemmen staan versleuteld op Europese servers, met automatische reservekopieën.', null, null, null),
  ('d1000000-0000-4000-8000-000000000004', 'nl', 'features', 4, 'Snel, ook onderweg',
   'De tijdlijn opent vlot op een telefoon in de trein en op de oude tablet van opa.', null, null, null),
  ('d1000000-0000-4000-8000-000000000005', 'nl', 'features', 5, 'Gericht delen',
   'Nodig familie en vrienden uit als bijdrager of als kijker. Of zet één verhaal open met een link, voor wie erbij was.', null, 'Bekijk voorbeelden', '/voorbeelden'),
  ('d1000000-0000-4000-8000-000000000006', 'nl', 'features', 6, 'Foto’s, video’s en documenten',
   'Een trouwfoto, een ingesproken bericht, een recept in oma’s handschrift: alles krijgt zijn plek op de tijdlijn.', null, null, null),
  ('d1000000-0000-4000-8000-000000000007', 'nl', 'features', 7, 'Zeven kleurthema’s',
   'Classic, Ocean, Nature, Sunset, Royal, Cherry en Football: geef elk verhaal de kleur die erbij past.', null, 'Zie de prijzen', '/pricing')
on conflict (id) do nothing;

-- The counters are clocks; the seed gives the same rows each time.
update public.timeline_pulse set seq = 0;
update private.change_counters set seq = 0;
