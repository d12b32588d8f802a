import { describe, expect, test } from "vitest";
import { aiSourceType } from "./digital-source-type.ts";
import { hasXmpAiMark } from "./xmp-mark.ts";

const iptc = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';
const inRdf = (content: string) =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${content}</rdf:RDF></x:xmpmeta>`;
const described = (content: string, attributes = iptc) =>
  inRdf(`<rdf:Description rdf:about="" ${attributes}>${content}</rdf:Description>`);
const property = (content: string, attributes = "") =>
  described(`<Iptc4xmpExt:DigitalSourceType${attributes}>${content}</Iptc4xmpExt:DigitalSourceType>`);

describe("XMP gives a model as the source type", () => {
  test.each([
    ["as an attribute", described("", `${iptc} Iptc4xmpExt:DigitalSourceType="${aiSourceType}"`)],
    [
      "in single quotes, before the prefix is declared",
      described(
        "",
        `I:DigitalSourceType='${aiSourceType}'
      xmlns:I='http://iptc.org/std/Iptc4xmpExt/2008-02-29/'`,
      ),
    ],
    ["as an element", property(`\n${aiSourceType}\n`)],
    [
      "as an element of another default namespace",
      described(
        `<DigitalSourceType xmlns="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${aiSourceType}</DigitalSourceType>`,
      ),
    ],
    ["as a resource", property("", ` rdf:resource="${aiSourceType}"`)],
    [
      "as a value beside qualifiers",
      property(
        `<rdf:value>${aiSourceType}</rdf:value><q:by xmlns:q="urn:q">Ada</q:by>`,
        ' rdf:parseType="Resource"',
      ),
    ],
    ["as a value in a description", property(`<rdf:Description rdf:value="${aiSourceType}"/>`)],
    ["over https", property(aiSourceType.replace("http:", "https:"))],
    ["of a part", property(aiSourceType.replace("trained", "compositeWithTrained"))],
    ["as the bare term", property("trainedAlgorithmicMedia")],
    [
      "with references to characters",
      property(aiSourceType.replaceAll("/", "&#x2F;").replaceAll(":", "&#58;")),
    ],
    ["as literal text", property(`<![CDATA[${aiSourceType}]]>`)],
    ["with a comment inside", property(aiSourceType.replace("Algorithmic", "<!-- > -->Algorithmic"))],
    [
      "without the outer element",
      inRdf("").replace(
        /^.*?(<rdf:RDF[^>]*>).*$/,
        `$1<rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/></rdf:RDF>`,
      ),
    ],
    [
      "in the second description",
      inRdf(`<rdf:Description rdf:about=""/><rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/>`),
    ],
  ])("%s", (_, xmp) => {
    expect(hasXmpAiMark(xmp)).toBe(true);
  });
});

describe("XMP does not give a model as the source type of the picture", () => {
  const inside = (name: string) =>
    described(
      `<xmpMM:${name} xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"><rdf:Bag><rdf:li rdf:parseType="Resource">` +
        `<Iptc4xmpExt:DigitalSourceType>${aiSourceType}</Iptc4xmpExt:DigitalSourceType>` +
        `<rdf:Description Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/></rdf:li></rdf:Bag></xmpMM:${name}>`,
    );
  test.each([
    ["of an ingredient", inside("Pantry")],
    ["of an earlier version", inside("History")],
    ["of what it was derived from", inside("DerivedFrom")],
    [
      "of another vocabulary",
      described(
        "",
        `xmlns:Iptc4xmpExt="urn:foo"
      Iptc4xmpExt:DigitalSourceType="${aiSourceType}"`,
      ),
    ],
    ["without a prefix", described("", `DigitalSourceType="${aiSourceType}"`)],
    [
      "with a prefix that was declared elsewhere",
      inRdf(`<rdf:Description ${iptc}/><rdf:Description
      Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/>`),
    ],
    [
      "in a qualifier",
      property(
        `<rdf:value>digitalCapture</rdf:value><q:not xmlns:q="urn:q">${aiSourceType}</q:not>`,
        ' rdf:parseType="Resource"',
      ),
    ],
    ["in a longer text", property(`Not ${aiSourceType}`)],
    ["of another term", property("digitalCapture")],
    [
      "in a comment",
      described(`<!-- <rdf:Description Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/> -->`),
    ],
    [
      "behind a fault",
      inRdf(`<a b></a><rdf:Description ${iptc}
      Iptc4xmpExt:DigitalSourceType="${aiSourceType}"/>`),
    ],
  ])("%s", (_, xmp) => {
    expect(hasXmpAiMark(xmp)).toBe(false);
  });
});
