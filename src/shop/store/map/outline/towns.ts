/**
 * Towns with their centre in thousandths of a degree (longitude,latitude): one paragraph per rank,
 * the largest towns first.
 */
export const TOWNS = `
Amsterdam 4905,52372|Rotterdam 4479,51922|Den Haag 4400,52079|Utrecht 5122,52091|Eindhoven 5478,51441
Groningen 6567,53219

Tilburg 5083,51560|Almere 5215,52371|Breda 4776,51589|Nijmegen 5863,51843|Arnhem 5899,51985
Enschede 6894,52222|Apeldoorn 5969,52211|Haarlem 4638,52387|Amersfoort 5388,52156|Zwolle 6094,52512
Leeuwarden 5799,53201|Maastricht 5688,50849|'s-Hertogenbosch 5304,51690|Leiden 4497,52160|Dordrecht 4690,51813
Alkmaar 4743,52632|Assen 6564,52993|Lelystad 5475,52508|Middelburg 3611,51499|Venlo 6172,51370

Zoetermeer 4493,52057|Emmen 6898,52786|Deventer 6164,52255|Delft 4357,52011|Sittard 5869,51000
Hilversum 5176,52223|Roosendaal 4456,51531|Gouda 4711,52012|Hoorn 5060,52643|Purmerend 4959,52505
Oss 5518,51765|Helmond 5661,51480|Heerlen 5980,50888|Hengelo 6793,52266|Almelo 6662,52357|Ede 5665,52040
Veenendaal 5555,52028|Bergen op Zoom 4288,51495|Roermond 5987,51194|Den Helder 4760,52956|Terneuzen 3828,51335
Goes 3889,51504|Vlissingen 3574,51443|Zutphen 6196,52143|Doetinchem 6288,51965|Hoogeveen 6476,52723
Meppel 6194,52695|Drachten 6099,53112|Heerenveen 5920,52960|Sneek 5659,53032|Harderwijk 5620,52347
Kampen 5907,52556|Tiel 5429,51886|Gorinchem 4974,51831|Weert 5707,51252|Winterswijk 6719,51972
Stadskanaal 6955,52990|Delfzijl 6918,53330|Emmeloord 5748,52711|Nieuwegein 5083,52029|Zeist 5233,52090
Woerden 4884,52086|Waalwijk 5071,51683|Uden 5619,51661|Veghel 5539,51617|Boxmeer 5948,51646|Zaandam 4829,52442
Amstelveen 4863,52302|Schagen 4799,52788|Steenwijk 6118,52787|Hardenberg 6620,52576|Coevorden 6741,52662
Zierikzee 3917,51650|Dokkum 5999,53325|Harlingen 5422,53174|Veendam 6876,53107|Winschoten 7036,53143

's-Gravenpolder 3901,51457|'s-Gravenzande 4166,52001|'s-Heerenberg 6246,51877|'t Zandt 6777,53366
Aalsmeer 4760,52262|Aalten 6580,51925|Abbekerk 5017,52733|Abcoude 4970,52273|Achterveld 5497,52137
Adorp 6535,53274|Aduard 6459,53257|Aerdenhout 4600,52366|Akersloot 4733,52561|Akkrum 5831,53049
Alblasserdam 4661,51865|Alphen 4958,51482|Alphen aan den Rijn 4655,52129|Ameland 5773,53443|Anjum 6128,53374
Anna Paulowna 4826,52863|Appingedam 6858,53322|Arkel 4994,51863|Arnemuiden 3675,51502|Asten 5748,51404
Axel 3908,51266|Baarle-Nassau 4929,51446|Baarlo 6095,51331|Baarn 5287,52211|Bad Nieuweschans 7206,53183
Badhoevedorp 4782,52338|Bakel 5741,51506|Balk 5579,52899|Barendrecht 4535,51856|Barneveld 5586,52140
Bedum 6602,53300|Beek 5797,50940|Beek en Donk 5632,51533|Beekbergen 5964,52158|Beemster 4912,52549
Beetgum 5692,53238|Beetsterzwaag 6077,53060|Beilen 6513,52858|Bemmel 5899,51892|Bennebroek 4598,52321
Bennekom 5677,51999|Benthuizen 4545,52078|Berg en Dal 5917,51822|Bergambacht 4785,51932|Bergeijk 5359,51321
Bergen 4703,52670|Bergentheim 6613,52527|Berghem 5573,51769|Bergschenhoek 4499,51990
Berkel en Rodenrijs 4479,51993|Berlikum 5650,53242|Best 5390,51508|Beuningen 5767,51861|Beverwijk 4657,52485
Biervliet 3685,51327|Bilthoven 5203,52129|Bladel 5221,51368|Blaricum 5244,52273|Bleskensgraaf 4782,51871
Bloemendaal 4622,52403|Bocholtz 6006,50817|Bodegraven 4746,52083|Bolsward 5529,53064|Borculo 6521,52115
Borger 6793,52923|Born 5809,51032|Borne 6753,52300|Boskoop 4656,52075|Bovenkarspel 5245,52699
Boxtel 5328,51591|Brakel 5110,51812|Breskens 3555,51395|Breukelen 5001,52172|Brielle 4163,51902
Broek in Waterland 4996,52434|Broekhuizenvorst 6157,51492|Bruinisse 4094,51662|Brummen 6156,52091
Brunssum 5971,50947|Budel 5575,51272|Buitenpost 6145,53252|Bunde 5732,50896|Bunnik 5199,52066
Bunschoten 5378,52241|Burgum 5993,53194|Bussum 5163,52273|Capelle aan den IJssel 4578,51930
Castricum 4669,52549|Chaam 4861,51505|Cuijk 5877,51731|Culemborg 5227,51955|Dalen 6756,52698
Dalfsen 6258,52512|De Bilt 5180,52109|De Krim 6605,52651|De Rijp 4844,52557|De Westereen 6037,53257
De Zilk 4540,52297|Dedemsvaart 6459,52601|Deil 5245,51886|Delden 6710,52261|Denekamp 7007,52377
Deurne 5797,51464|Didam 6132,51941|Diemen 4962,52339|Diepenveen 6149,52290|Dieren 6103,52051|Diever 6319,52855
Dinteloord 4371,51635|Dinxperlo 6488,51864|Doesburg 6139,52012|Domburg 3497,51563|Dongen 4938,51626
Doorn 5346,52034|Drachtstercompagnie 6150,53120|Dreumel 5433,51848|Driebergen 5281,52053|Dronten 5718,52523
Drunen 5133,51686|Druten 5605,51889|Duiven 6015,51946|Dussen 4964,51731|Dwingeloo 6371,52834
Eastermar 6060,53180|Echt 5873,51105|Edam 5049,52512|Eefde 6226,52170|Eelde 6561,53134|Eerbeek 6058,52105
Eersel 5318,51357|Egmond 4628,52619|Eibergen 6649,52100|Eijsden 5711,50776|Elburg 5835,52447|Ell 5796,51219
Elsloo 5769,50946|Elst 5850,51920|Emmer-Compascuum 7047,52812|Enkhuizen 5291,52704|Ens 5828,52638
Epe 5985,52347|Ermelo 5621,52298|Etten-Leur 4637,51571|Everdingen 5157,51965|Ezinge 6444,53307
Ferwert 5824,53338|Fijnaart 4471,51639|Franeker 5544,53187|Gaanderen 6348,51930|Gameren 5200,51802
Geertruidenberg 4859,51702|Geervliet 4262,51862|Geldermalsen 5288,51881|Geldrop 5560,51422|Geleen 5829,50973
Gemert 5690,51556|Gemonde 5357,51613|Gendringen 6377,51873|Gendt 5973,51877|Genemuiden 6040,52623
Gennep 5974,51698|Giessenburg 4890,51851|Gieten 6764,53004|Goedereede 3980,51818|Goirle 5067,51520
Goor 6586,52231|Gorredijk 6064,53006|Gouderak 4675,51985|Grave 5738,51759|Grijpskerk 6307,53263
Groenlo 6616,52042|Groesbeek 5936,51777|Grootegast 6276,53211|Grou 5838,53095|Gulpen 5889,50816
Haaksbergen 6739,52156|Haamstede 3743,51696|Haastrecht 4776,52000|Haelen 5957,51236|Halsteren 4271,51527
Haps 5861,51694|Hardinxveld-Giessendam 4836,51829|Haren 6602,53173|Harkema 6131,53185|Harmelen 4963,52091
Hasselt 6094,52592|Hattem 6065,52474|Havelte 6238,52771|Hazerswoude 4590,52099|Hedel 5258,51746
Heeg 5606,52969|Heemskerk 4671,52511|Heemstede 4621,52352|Heerde 6039,52389|Heerhugowaard 4845,52671
Heeswijk-Dinther 5469,51650|Heeze 5572,51383|Heiloo 4704,52602|Heinkenszand 3813,51474|Heino 6233,52436
Hellevoetsluis 4133,51832|Hendrik-Ido-Ambacht 4638,51844|Herwijnen 5131,51831|Heythuysen 5899,51249
Hillegom 4582,52293|Hilvarenbeek 5138,51486|Hoek van Holland 4133,51977|Hoenderloo 5878,52119
Hoensbroek 5925,50923|Hoevelaken 5461,52175|Hoeven 4583,51580|Holten 6423,52283|Holwerd 5902,53370
Hoofddorp 4690,52303|Hoogerheide 4323,51424|Hoogezand 6760,53161|Hoogvliet 4356,51863|Hoornaar 4948,51876
Horssen 5602,51871|Horst 6053,51453|Houten 5168,52034|Huissen 5941,51935|Huizen 5241,52299|Hulsberg 5855,50889
Hulst 4053,51280|IJlst 5620,53011|IJmuiden 4619,52460|IJsselmuiden 5929,52566|IJsselstein 5044,52020
Ilpendam 4951,52463|Jirnsum 5797,53084|Joure 5803,52966|Jubbega 6127,53003|Kaatsheuvel 5036,51658
Kamerik 4893,52110|Kapelle 3958,51487|Kats 3887,51571|Katwijk 4414,52200|Kerkdriel 5336,51773
Kerkrade 6066,50866|Kesteren 5569,51935|Kinderdijk 4632,51884|Klaaswaal 4443,51773|Klarenbeek 6072,52171
Klazienaveen 6999,52727|Knegsel 5342,51403|Kollum 6151,53282|Koog aan de Zaan 4805,52463|Kortenhoef 5107,52238
Koudekerke 3555,51481|Krimpen aan de Lek 4632,51893|Krimpen aan den IJssel 4602,51916|Krommenie 4763,52497
Landgraaf 6022,50895|Landsmeer 4914,52430|Langedijk 4790,52695|Langeraar 4714,52192|Langeweg 4660,51650
Laren 5226,52257|Leek 6376,53161|Leens 6379,53358|Leerdam 5092,51893|Leiderdorp 4529,52159
Leidschendam 4396,52089|Leimuiden 4669,52223|Lemelerveld 6342,52448|Lemmer 5710,52845|Leusden 5431,52132
Lichtenvoorde 6566,51986|Lienden 5519,51948|Linschoten 4915,52062|Lisse 4557,52258|Lochem 6411,52160
Loenen 6019,52117|Loenen aan de Vecht 5023,52209|Loosdrecht 5139,52203|Lopik 4949,51972|Losser 7005,52262
Lunteren 5622,52086|Maarn 5371,52063|Maarssen 5041,52136|Maasbracht 5890,51144|Maassluis 4250,51922
Made 4793,51676|Makkum 5402,53055|Malden 5855,51780|Mantgum 5718,53128|Margraten 5820,50820|Marum 6262,53144
Maurik 5425,51961|Mechelen 5926,50796|Medemblik 5106,52772|Meerkerk 4996,51920|Meerssen 5752,50887
Menaam 5661,53216|Middelbeers 5249,51468|Middelharnis 4165,51758|Middelstum 6641,53346|Midwolda 7010,53193
Mierlo 5619,51441|Mijdrecht 4863,52206|Mill 5779,51687|Moerdijk 4627,51702|Moerkapelle 4575,52045
Monnickendam 5036,52457|Monster 4174,52025|Moordrecht 4667,51987|Muntendam 6868,53133|Musselkanaal 7011,52932
Naaldwijk 4209,51994|Naarden 5163,52296|Nederweert 5749,51286|Neede 6614,52134|Nibbixwoud 5057,52690
Niekerk 6350,53222|Nieuw-Buinen 6948,52962|Nieuw-Roden 6394,53133|Nieuw-Schoonebeek 6990,52660
Nieuw-Vennep 4634,52264|Nieuw-Vossemeer 4219,51589|Nieuw-Weerdinge 6977,52858|Nieuwe Pekela 6966,53080
Nieuwerkerk aan den IJssel 4610,51966|Nieuwkoop 4778,52151|Nieuwveen 4758,52196|Nijetrijne 5927,52833
Nijkerk 5486,52220|Nijverdal 6464,52360|Noordbroek 6874,53195|Noorden 4820,52165|Noordwijk 4446,52240
Noordwijkerhout 4494,52262|Noordwolde 6141,52887|Nootdorp 4396,52045|Norg 6460,53067|Nuenen 5551,51470
Nuland 5427,51729|Numansdorp 4437,51732|Nunspeet 5784,52378|Nuth 5886,50917|Ochten 5569,51908
Oisterwijk 5189,51580|Oldeberkoop 6134,52939|Oldekerk 6342,53223|Oldemarkt 5964,52820|Oldenzaal 6929,52313
Olst 6110,52338|Ommen 6421,52521|Onstwedde 7045,53032|Oostburg 3488,51326|Oosterbeek 5847,51987
Oosterhesselen 6722,52756|Oosterhout 4860,51645|Oosterwolde 6292,52992|Oosthuizen 5000,52574
Oostrum 6015,51527|Oostzaan 4876,52440|Ootmarsum 6901,52408|Opheusden 5631,51933|Oploo 5869,51611
Ossendrecht 4328,51393|Otterlo 5772,52100|Oud Gastel 4459,51589|Oud-Beijerland 4413,51824
Oude Pekela 7006,53104|Oudenbosch 4526,51590|Ouderkerk aan de Amstel 4911,52296|Oudewater 4869,52024
Oudkerk 5885,53255|Overasselt 5784,51759|Overveen 4614,52391|Pannerden 6041,51890|Panningen 5981,51327
Papendrecht 4688,51831|Peize 6497,53147|Pijnacker 4430,52019|Poortugaal 4393,51857|Posterholt 6036,51123
Prinsenbeek 4711,51599|Putten 5607,52259|Raalte 6276,52386|Raamsdonksveer 4874,51697|Ransdaal 5896,50866
Rauwerd 5774,53088|Ravenstein 5650,51797|Reeuwijk 4725,52047|Renkum 5732,51975|Reusel 5164,51362
Reuver 6079,51285|Rheden 6020,52006|Rhenen 5569,51959|Rhoon 4423,51858|Ridderkerk 4602,51872
Riethoven 5388,51354|Rijen 4917,51591|Rijnsburg 4442,52190|Rijsbergen 4698,51517|Rijssen 6520,52307
Rijswijk 4325,52037|Rilland 4187,51411|Roden 6424,53139|Roelofarendsveen 4631,52203|Rolde 6645,52984
Rosmalen 5366,51717|Rottevalle 6105,53147|Rozenburg 4249,51904|Ruinen 6354,52763|Ruurlo 6449,52088
Santpoort 4638,52426|Sappemeer 6790,53160|Sas van Gent 3799,51227|Sassenheim 4522,52225|Schagerbrug 4734,52799
Schiedam 4399,51917|Schiermonnikoog 6160,53481|Schijndel 5434,51618|Schinveld 5990,50970
Schoonebeek 6886,52662|Schoonhoven 4848,51948|Schoorl 4694,52702|Sevenum 6037,51412
Sint Annaparochie 5658,53276|Sint Willebrord 4590,51553|Sint-Michielsgestel 5353,51641
Sint-Oedenrode 5460,51567|Sleen 6803,52777|Sliedrecht 4774,51823|Slochteren 6804,53219|Sluiskil 3836,51278
Smilde 6452,52949|Soest 5292,52173|Someren 5711,51385|Son 5492,51511|Spanbroek 4962,52701|Spierdijk 4946,52643
Spijkenisse 4329,51845|Sprang-Capelle 5042,51668|Staphorst 6211,52645|Stedum 6692,53323|Steenbergen 4317,51584
Steenderen 6186,52064|Stein 5766,50968|Stiens 5758,53262|Stolwijk 4772,51973|Strijen 4551,51744
Surhuisterveen 6170,53184|Susteren 5855,51064|Swalmen 6036,51232|Tegelen 6136,51344|Ten Boer 6694,53275
Ter Apel 7060,52876|Terborg 6354,51920|Ternaard 5966,53383|Terschelling 5217,53361|Texel 4797,53055
Tholen 4220,51532|Tubbergen 6784,52407|Twello 6103,52237|Tzummarum 5548,53238|Udenhout 5143,51609
Uitgeest 4711,52529|Uithoorn 4827,52238|Uithuizen 6672,53407|Ulft 6381,51893|Ulrum 6335,53359
Ulvenhout 4797,51552|Urk 5601,52663|Vaals 6018,50771|Vaassen 5967,52288|Valkenburg 5831,50865
Valkenswaard 5459,51350|Varsseveld 6458,51943|Vasse 6836,52431|Veenhuizen 6389,53043|Velden 6166,51412
Veldhoven 5403,51418|Velp 5975,51995|Velsen 4651,52448|Velsen-Noord 4647,52472|Velserbroek 4660,52434
Venray 5975,51525|Vianen 5091,51992|Vierlingsbeek 6009,51595|Vijfhuizen 4677,52350|Vinkel 5464,51706
Vlaardingen 4342,51912|Vlagtwedde 7109,53027|Vledder 6210,52858|Vleuten 5015,52106|Vlieland 5073,53297
Vlijmen 5219,51695|Vogelwaarde 3978,51323|Volendam 5073,52496|Voorburg 4361,52070|Voorschoten 4447,52127
Voorst 6144,52168|Voorthuizen 5605,52187|Vorden 6311,52104|Vries 6578,53076|Vriezenveen 6622,52408
Vroomshoop 6566,52460|Vught 5288,51653|Waalre 5447,51387|Waardenburg 5257,51833|Waddinxveen 4650,52044
Wagenborgen 6936,53257|Wageningen 5665,51969|Wanssum 6077,51533|Wapenveld 6076,52432|Wapse 6254,52856
Wapserveen 6208,52818|Warmond 4502,52195|Warns 5418,52874|Warnsveld 6232,52138|Wassenaar 4402,52144
Wateringen 4275,52025|Weesp 5042,52307|Wehl 6212,51959|Wergea 5843,53153|Werkendam 4894,51809
Westerbork 6608,52850|Westervoort 5973,51957|Westkapelle 3441,51529|Westzaan 4775,52457|Wezep 5999,52459
Wierden 6593,52359|Wieringerwerf 5021,52850|Wijchen 5725,51809|Wijhe 6137,52387|Wijk bij Duurstede 5341,51975
Wijk en Aalburg 5130,51758|Wijlre 5895,50835|Winkel 4903,52754|Winsum 5633,53152|Wissenkerke 3747,51586
Witmarsum 5470,53099|Wolvega 5998,52876|Wommels 5589,53107|Workum 5447,52979|Wormer 4810,52497
Wormerveer 4792,52490|Woudenberg 5416,52081|Woudsend 5629,52945|Wouw 4386,51525|Yerseke 4050,51493
Zaltbommel 5250,51812|Zandvoort 4533,52372|Zeeland 5673,51695|Zeewolde 5541,52331|Zelhem 6349,52007
Zetten 5714,51928|Zevenaar 6075,51926|Zevenbergen 4605,51644|Zevenhuizen 4583,52012|Zoelmond 5309,51949
Zoeterwoude 4495,52120|Zoutkamp 6304,53338|Zuidhorn 6401,53247|Zuidlaren 6683,53095|Zuidwolde 6427,52673
Zundert 4655,51472|Zwaagdijk 5125,52700|Zwammerdam 4727,52105|Zwanenburg 4748,52380|Zweeloo 6730,52796
Zwijndrecht 4633,51818
`;
