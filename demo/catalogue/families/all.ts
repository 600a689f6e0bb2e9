import type { Family } from '../family.ts';
import { baksteen } from './bulk/baksteen.ts';
import { betonblok } from './bulk/betonblok.ts';
import { betonlatei } from './bulk/betonlatei.ts';
import { cellenbetonblok } from './bulk/cellenbetonblok.ts';
import { cementPallet } from './bulk/cement-pallet.ts';
import { grindBigbag } from './bulk/grind-bigbag.ts';
import { kalkzandsteen } from './bulk/kalkzandsteen.ts';
import { zandBigbag } from './bulk/zand-bigbag.ts';
import { bouwlamp } from './electrical/bouwlamp.ts';
import { groepenkast } from './electrical/groepenkast.ts';
import { installatiebuis } from './electrical/installatiebuis.ts';
import { kabel } from './electrical/kabel.ts';
import { kabelgoot } from './electrical/kabelgoot.ts';
import { kabelhaspel } from './electrical/kabelhaspel.ts';
import { ledLamp } from './electrical/led-lamp.ts';
import { ledPaneel } from './electrical/led-paneel.ts';
import { schakelaar } from './electrical/schakelaar.ts';
import { stopcontact } from './electrical/stopcontact.ts';
import { dakgoot } from './envelope/dakgoot.ts';
import { dakpan } from './envelope/dakpan.ts';
import { dakraam } from './envelope/dakraam.ts';
import { dakrol } from './envelope/dakrol.ts';
import { epdmFolie } from './envelope/epdm-folie.ts';
import { epsPlaat } from './envelope/eps-plaat.ts';
import { glaswolRol } from './envelope/glaswol-rol.ts';
import { golfplaat } from './envelope/golfplaat.ts';
import { pirPlaat } from './envelope/pir-plaat.ts';
import { rotswolPlaat } from './envelope/rotswol-plaat.ts';
import { tochtstrip } from './envelope/tochtstrip.ts';
import { bout } from './fasteners/bout.ts';
import { gipsplaatschroef } from './fasteners/gipsplaatschroef.ts';
import { houtdraadbout } from './fasteners/houtdraadbout.ts';
import { keilbout } from './fasteners/keilbout.ts';
import { moer } from './fasteners/moer.ts';
import { plug } from './fasteners/plug.ts';
import { ring } from './fasteners/ring.ts';
import { spaanplaatschroef } from './fasteners/spaanplaatschroef.ts';
import { spijker } from './fasteners/spijker.ts';
import { zelftapper } from './fasteners/zelftapper.ts';
import { afplaktape } from './finishing/afplaktape.ts';
import { constructielijm } from './finishing/constructielijm.ts';
import { kit } from './finishing/kit.ts';
import { kwast } from './finishing/kwast.ts';
import { lak } from './finishing/lak.ts';
import { laminaat } from './finishing/laminaat.ts';
import { muurverf } from './finishing/muurverf.ts';
import { plint } from './finishing/plint.ts';
import { primer } from './finishing/primer.ts';
import { purschuim } from './finishing/purschuim.ts';
import { tegellijm } from './finishing/tegellijm.ts';
import { verfroller } from './finishing/verfroller.ts';
import { vloertegel } from './finishing/vloertegel.ts';
import { voegmiddel } from './finishing/voegmiddel.ts';
import { wandtegel } from './finishing/wandtegel.ts';
import { binnendeur } from './garden-doors/binnendeur.ts';
import { buitendeur } from './garden-doors/buitendeur.ts';
import { haagplant } from './garden-doors/haagplant.ts';
import { klinker } from './garden-doors/klinker.ts';
import { kozijn } from './garden-doors/kozijn.ts';
import { opsluitband } from './garden-doors/opsluitband.ts';
import { tuinpaal } from './garden-doors/tuinpaal.ts';
import { tuinscherm } from './garden-doors/tuinscherm.ts';
import { tuinslang } from './garden-doors/tuinslang.ts';
import { tuintegel } from './garden-doors/tuintegel.ts';
import { vensterbank } from './garden-doors/vensterbank.ts';
import { vlonderplank } from './garden-doors/vlonderplank.ts';
import { bitSet } from './hand-tools/bit-set.ts';
import { boor } from './hand-tools/boor.ts';
import { emmer } from './hand-tools/emmer.ts';
import { hamer } from './hand-tools/hamer.ts';
import { handzaag } from './hand-tools/handzaag.ts';
import { kruiwagen } from './hand-tools/kruiwagen.ts';
import { ladder } from './hand-tools/ladder.ts';
import { rolmaat } from './hand-tools/rolmaat.ts';
import { schroevendraaierset } from './hand-tools/schroevendraaierset.ts';
import { schuurpapier } from './hand-tools/schuurpapier.ts';
import { slijpschijf } from './hand-tools/slijpschijf.ts';
import { spade } from './hand-tools/spade.ts';
import { speciekuip } from './hand-tools/speciekuip.ts';
import { steeksleutel } from './hand-tools/steeksleutel.ts';
import { tang } from './hand-tools/tang.ts';
import { troffel } from './hand-tools/troffel.ts';
import { waterpas } from './hand-tools/waterpas.ts';
import { zaagblad } from './hand-tools/zaagblad.ts';
import { balkdrager } from './hardware/balkdrager.ts';
import { cilinder } from './hardware/cilinder.ts';
import { deurklink } from './hardware/deurklink.ts';
import { hangslot } from './hardware/hangslot.ts';
import { hoekanker } from './hardware/hoekanker.ts';
import { scharnier } from './hardware/scharnier.ts';
import { accuboormachine } from './machines/accuboormachine.ts';
import { boorhamer } from './machines/boorhamer.ts';
import { cirkelzaag } from './machines/cirkelzaag.ts';
import { decoupeerzaag } from './machines/decoupeerzaag.ts';
import { haakseSlijper } from './machines/haakse-slijper.ts';
import { kruislijnlaser } from './machines/kruislijnlaser.ts';
import { boiler } from './plumbing/boiler.ts';
import { douchegoot } from './plumbing/douchegoot.ts';
import { doucheset } from './plumbing/doucheset.ts';
import { knelkoppeling } from './plumbing/knelkoppeling.ts';
import { koperbuis } from './plumbing/koperbuis.ts';
import { kraan } from './plumbing/kraan.ts';
import { pvcBocht } from './plumbing/pvc-bocht.ts';
import { pvcBuis } from './plumbing/pvc-buis.ts';
import { radiator } from './plumbing/radiator.ts';
import { toilet } from './plumbing/toilet.ts';
import { ventilator } from './plumbing/ventilator.ts';
import { wastafel } from './plumbing/wastafel.ts';
import { bouwfolie } from './structure/bouwfolie.ts';
import { cementZak } from './structure/cement-zak.ts';
import { gipsplaat } from './structure/gipsplaat.ts';
import { metalstudProfiel } from './structure/metalstud-profiel.ts';
import { mortelZak } from './structure/mortel-zak.ts';
import { stucpleister } from './structure/stucpleister.ts';
import { stucprofiel } from './structure/stucprofiel.ts';
import { wapeningsnet } from './structure/wapeningsnet.ts';
import { betontriplex } from './timber/betontriplex.ts';
import { gevelbekleding } from './timber/gevelbekleding.ts';
import { lat } from './timber/lat.ts';
import { mdf } from './timber/mdf.ts';
import { meubelpaneel } from './timber/meubelpaneel.ts';
import { multiplex } from './timber/multiplex.ts';
import { osbPlaat } from './timber/osb-plaat.ts';
import { plank } from './timber/plank.ts';
import { spaanplaat } from './timber/spaanplaat.ts';
import { vurenRegel } from './timber/vuren-regel.ts';
import { gehoorbescherming } from './workwear/gehoorbescherming.ts';
import { handschoen } from './workwear/handschoen.ts';
import { helm } from './workwear/helm.ts';
import { stofmasker } from './workwear/stofmasker.ts';
import { veiligheidsbril } from './workwear/veiligheidsbril.ts';
import { werkbroek } from './workwear/werkbroek.ts';
import { werkjas } from './workwear/werkjas.ts';
import { werkschoen } from './workwear/werkschoen.ts';

/** Every family, in the order in which their categories stand in the menu. */
export const FAMILIES: readonly Family[] = [
  cementZak,
  mortelZak,
  stucpleister,
  gipsplaat,
  metalstudProfiel,
  stucprofiel,
  wapeningsnet,
  bouwfolie,
  zandBigbag,
  grindBigbag,
  baksteen,
  betonblok,
  kalkzandsteen,
  cellenbetonblok,
  betonlatei,
  cementPallet,
  osbPlaat,
  multiplex,
  mdf,
  betontriplex,
  spaanplaat,
  vurenRegel,
  lat,
  plank,
  meubelpaneel,
  gevelbekleding,
  pirPlaat,
  glaswolRol,
  rotswolPlaat,
  epsPlaat,
  tochtstrip,
  dakpan,
  dakrol,
  epdmFolie,
  dakgoot,
  golfplaat,
  dakraam,
  spaanplaatschroef,
  gipsplaatschroef,
  zelftapper,
  houtdraadbout,
  bout,
  moer,
  ring,
  plug,
  keilbout,
  spijker,
  hoekanker,
  balkdrager,
  scharnier,
  cilinder,
  deurklink,
  hangslot,
  accuboormachine,
  boorhamer,
  haakseSlijper,
  cirkelzaag,
  decoupeerzaag,
  kruislijnlaser,
  hamer,
  schroevendraaierset,
  steeksleutel,
  tang,
  waterpas,
  rolmaat,
  handzaag,
  troffel,
  bitSet,
  boor,
  zaagblad,
  slijpschijf,
  schuurpapier,
  ladder,
  kruiwagen,
  emmer,
  speciekuip,
  spade,
  ledLamp,
  ledPaneel,
  bouwlamp,
  stopcontact,
  schakelaar,
  kabel,
  installatiebuis,
  groepenkast,
  kabelgoot,
  kabelhaspel,
  pvcBuis,
  pvcBocht,
  koperbuis,
  knelkoppeling,
  kraan,
  wastafel,
  toilet,
  doucheset,
  douchegoot,
  radiator,
  boiler,
  ventilator,
  muurverf,
  lak,
  primer,
  kwast,
  verfroller,
  afplaktape,
  kit,
  purschuim,
  constructielijm,
  tegellijm,
  voegmiddel,
  wandtegel,
  vloertegel,
  laminaat,
  plint,
  tuintegel,
  klinker,
  opsluitband,
  tuinscherm,
  tuinpaal,
  vlonderplank,
  tuinslang,
  haagplant,
  binnendeur,
  buitendeur,
  kozijn,
  vensterbank,
  werkbroek,
  werkjas,
  werkschoen,
  handschoen,
  helm,
  veiligheidsbril,
  gehoorbescherming,
  stofmasker,
];
