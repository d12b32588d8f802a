const vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/**
 * How IPTC's vocabulary says that a model made a picture or a sound; the mark in our files (ai.11).
 */
export const aiSourceType = `${vocabulary}trainedAlgorithmicMedia`;

const claims: ReadonlySet<string> = new Set([
  "trainedAlgorithmicMedia",
  "compositeWithTrainedAlgorithmicMedia",
]);

/**
 * Whether a source type says that a model made the whole or a part. Some programs write the term
 * without its vocabulary.
 */
export function isAiSourceType(sourceType: string): boolean {
  const term = sourceType.trim().replace(/^https:/, "http:");
  return claims.has(term.startsWith(vocabulary) ? term.slice(vocabulary.length) : term);
}

/** The XMP packet of a file that a model made: the same text in pictures and in audio. */
export const aiMarkXmp = [
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
  ` Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/>`,
  '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
].join("");
