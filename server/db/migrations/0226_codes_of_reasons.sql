-- Why something has its level is stored as a code, so that each reader gets it in their language
-- (moderation.3).
update element_moderations e
set reason = known.code
from (values
  ('slur', 'Contains a slur or contempt for people for what they are'),
  ('threat', 'Reads as a threat of violence'),
  ('sex_talk', 'Talks about sex'),
  ('explicit_sex', 'Contains explicit sexual content'),
  ('urges_self_harm', 'Encourages someone to harm themselves'),
  ('insult', 'Reads as an insult'),
  ('attack', 'Reads as an attack on someone''s worth'),
  ('drug_use', 'Talks about taking drugs'),
  ('drug_offer', 'Offers drugs, asks for them or explains how to make them'),
  ('mild_swearing', 'Contains mild swearing'),
  ('strong_swearing', 'Contains strong swearing'),
  ('quotes_hurt', 'Repeats someone else''s hurtful words'),
  ('own_distress', 'Speaks openly of wanting to die or of self-injury'),
  ('contempt', 'Contains contempt for people for who they are'),
  ('hateful_threat', 'Threatens people for who they are'),
  ('illegal_acts', 'Talks about illegal acts'),
  ('weapons', 'Talks about weapons or violent acts'),
  ('self_harm', 'Speaks openly of self-harm'),
  ('explains_self_harm', 'Encourages self-harm or explains how to do it'),
  ('sexual', 'Contains sexual content'),
  ('sexual_minors', 'Contains sexual content about minors'),
  ('violence', 'Contains violence'),
  ('graphic_violence', 'Contains graphic violence'),
  ('harm', 'Contains harmful content'),
  ('unread_language', 'Written in a language that can''t be checked yet'),
  ('partly_checked', 'Checked in part only; the level may still change'),
  ('not_examined', 'Not examined yet'),
  ('not_checked', 'Could not be checked yet')
) as known (code, sentence)
where e.reason = known.sentence;
